import { describe, expect, it } from 'vitest';
import { MACHINE_FORMATS } from '../../tools/formats.ts';
import {
  fitsField,
  hoopChoices,
  hoopName,
  hoopsOf,
  hoopWords,
  longestWithin,
  machineName,
  proposedHoop,
  sidesOf,
} from './machines.ts';
import { MACHINES, SOURCES } from './table.ts';

describe('the table of machines', () => {
  it('has the common ones, each once', () => {
    const names = MACHINES.map(({ maker, model }) => `${maker} ${model}`);
    expect(names.length).toBeGreaterThanOrEqual(50);
    expect(new Set(names).size).toBe(names.length);
  });

  it('names for each what is written here, and where that was looked up', () => {
    for (const { maker, model, formats, source } of MACHINES) {
      const name = `${maker} ${model}`;
      for (const format of formats) expect(MACHINE_FORMATS, name).toContain(format);
      expect(new Set(formats).size, name).toBe(formats.length);
      expect(SOURCES[source]?.url, name).toMatch(/^https:\/\//);
    }
  });

  it('has fields of hoops that one can buy, from the smallest', () => {
    for (const { maker, model, fields } of MACHINES) {
      const sides = fields.map(sidesOf);
      expect(sides.length, model).toBeGreaterThan(0);
      const areas = sides.map(([short, long]) => short * long);
      expect(areas, `${maker} ${model}`).toEqual([...areas].sort((a, b) => a - b));
      for (const [short, long] of sides) {
        expect(short).toBeGreaterThanOrEqual(40);
        expect(long).toBeLessThanOrEqual(600);
      }
      // Written the shorter side first, so that a size has one name.
      expect(fields).toEqual(sides.map(([short, long]) => `${short}x${long}`));
    }
  });

  it('has the largest pattern of a machine only with the page that states it', () => {
    const told = MACHINES.filter(({ largest }) => largest);
    expect(told.map(({ model }) => model)).toEqual(['SE700']);
    for (const { largest } of told) {
      expect(largest!.stitches).toBe(100_000);
      expect(SOURCES[largest!.source].title).toMatch(/manual.*page \d+/);
    }
  });

  it('claims nothing of a maker whose pages were not seen', () => {
    for (const { source, seen } of MACHINES) if (source === 'trade') expect(seen).toBe('nothing');
  });

  it('keeps the models of a maker together', () => {
    const makers = MACHINES.map(({ maker }) => maker);
    const changes = makers.filter((maker, at) => maker !== makers[at - 1]);
    expect(new Set(changes).size).toBe(changes.length);
  });
});

describe('a hoop', () => {
  it('is called as it is sold', () => {
    expect(hoopName('Brother', '130x180')).toBe('5×7');
    expect(hoopName('Janome', '140x200')).toBe('140 × 200 mm');
    expect(hoopName('Ricoma', '200x360')).toBe('200 × 360 mm');
  });

  it('is one of the machine, or a smaller one of its maker for machines of its kind', () => {
    const of = (model: string) =>
      hoopsOf(
        MACHINES.find((one) => one.model === model)!,
        MACHINES,
      );
    expect(of('Innov-is NQ1700E')).toEqual(['100x100', '130x180', '160x260']);
    expect(of('PE535')).toEqual(['100x100']);
    expect(hoopWords('Brother', '100x100')).toBe('4×4 (100 × 100 mm)');
    expect(hoopWords('Janome', '140x200')).toBe('140 × 200 mm');
  });

  it('is proposed as the smallest that takes a piece, else the largest', () => {
    const of = (model: string) => MACHINES.find((one) => one.model === model)!;
    const piece = { widthMm: 104, heightMm: 134.6 };
    expect(proposedHoop(of('PE535'), piece)).toBe('100x100');
    expect(proposedHoop(of('PE800'), piece)).toBe('130x180');
    expect(proposedHoop(of('Innov-is NQ1700E'), { widthMm: 300, heightMm: 90 })).toBe('160x260');
    expect(proposedHoop(of('Innov-is NQ1700E'), undefined)).toBe('160x260');
  });

  it('is asked for with the machines whose it is, the common ones first', () => {
    const brother = hoopChoices(MACHINES.filter(({ maker }) => maker === 'Brother'));
    expect(brother[0].field).toBe('100x100');
    expect(brother[0].machines.map(({ model }) => model)).toEqual(
      expect.arrayContaining(['PE535', 'SE600', 'SE700']),
    );
    expect(brother[1].field).toBe('130x180');
    expect(brother[1].machines.map(({ model }) => model)).toContain('PE800');
    expect(brother.at(-1)!.field).toBe('50x50');
    const tajima = hoopChoices(MACHINES.filter(({ maker }) => maker === 'Tajima'));
    expect(tajima.map(({ field }) => field)).toEqual([
      ...['120x120', '150x150', '180x180', '240x240', '200x300', '300x300'],
    ]);
  });

  it('tells of machines that want the same file and thread alike', () => {
    for (const maker of new Set(MACHINES.map((machine) => machine.maker))) {
      for (const { machines } of hoopChoices(MACHINES.filter((one) => one.maker === maker))) {
        const [first, ...others] = machines;
        for (const { formats, model } of others) expect(formats[0], model).toBe(first.formats[0]);
      }
    }
    expect(machineName({ maker: 'Brother', model: '' })).toBe('Brother');
  });

  it('takes a design either way', () => {
    expect(longestWithin(127, 90, '100x100')).toBe(99);
    expect(longestWithin(100, 100, '130x180')).toBe(129);
    expect(longestWithin(60, 240, '130x180')).toBe(179);
    expect(fitsField(178, 128, '130x180')).toBe(true);
    expect(fitsField(131, 131, '130x180')).toBe(false);
    expect(fitsField(130, 180, '130x180')).toBe(true);
  });
});
