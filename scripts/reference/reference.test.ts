import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { doorSchema, type DoorData } from '../../src/content/schemas/developers.ts';
import { inRoot } from '../lib/paths.mjs';
import { reference } from './reference.ts';

const FOLDER = inRoot('src', 'content', 'developers');

let made: Map<string, string>;
let doors: DoorData[];

/* Some seconds: typedoc and the compiler read the whole engine. */
beforeAll(async () => {
  made = await reference();
  doors = [...made.values()].map((text) => doorSchema.parse(JSON.parse(text)));
}, 120_000);

const door = (from: string) => doors.find((one) => one.from === from)!;

describe('the reference of the engine', () => {
  it('is what the sources say; else run: npm run reference', () => {
    expect(readdirSync(FOLDER).sort()).toEqual([...made.keys()].sort());
    for (const [name, text] of made)
      expect(readFileSync(`${FOLDER}/${name}`, 'utf8'), name).toBe(text);
  });

  it('has each export of a door once, and each door of the published package', () => {
    const manifest = readFileSync(inRoot('src', 'engine', 'package.json'), 'utf8');
    const { exports } = JSON.parse(manifest) as { exports: object };
    expect(doors).toHaveLength(Object.keys(exports).length - 1);
    const names = doors.flatMap(({ functions, types, constants }) =>
      [...functions, ...types, ...constants].map(({ name }) => name),
    );
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    // All that another page describes is described there.
    expect(doors.flatMap(({ also }) => also).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('says what every export, parameter and field is', () => {
    const silent = doors.flatMap(({ functions, types, constants }) => [
      ...[...functions, ...types, ...constants].filter(({ text }) => !text).map(({ name }) => name),
      ...functions.flatMap(({ name, parameters }) =>
        parameters.filter(({ text }) => !text).map((one) => `${name}(${one.name})`),
      ),
      ...types.flatMap(({ name, fields }) =>
        fields.filter(({ text }) => !text).map((one) => `${name}.${one.name}`),
      ),
    ]);
    expect(silent).toEqual([]);
  });

  it('names parameters, also those that a function takes apart', () => {
    const codes = doors.flatMap(({ functions }) => functions.map(({ code }) => code));
    expect(codes.filter((code) => code.includes('__'))).toEqual([]);
  });

  it('has types by their names, defaults, and errors', () => {
    const { functions, types } = door('ilmek-engine/digitize');
    const options = types.find(({ name }) => name === 'DigitizeOptions')!;
    expect(options.fields.find(({ name }) => name === 'colors')).toEqual({
      name: 'colors',
      type: 'number',
      text: 'The most threads to use, 1 to 24.',
      value: '6',
      optional: false,
    });
    expect(options.fields.find(({ name }) => name === 'frame')?.type).toBe('FrameName');
    expect(types.find(({ name }) => name === 'FrameName')?.code).toBe(
      "type FrameName = 'none' | 'square' | 'circle' | 'rectangle'",
    );
    const sew = functions.find(({ name }) => name === 'digitizeImage')!;
    expect(sew.code).toMatch(/^digitizeImage\(\s*image: RgbaImage,/);
    expect(sew.throws.join()).toContain('`one-colour`');
  });

  it('tells what each code of an error means, and has the examples of the README', () => {
    const { types, package: facts } = door('ilmek-engine');
    const codes = types.find(({ name }) => name === 'EngineErrorCode')!.members;
    expect(codes.map(({ value }) => value)).toContain('bad-options');
    expect(codes.every(({ text }) => text.length > 10)).toBe(true);
    const readme = readFileSync(inRoot('src', 'engine', 'README.md'), 'utf8');
    const programs = readme.match(/^```js$/gm) ?? [];
    expect(facts?.examples).toHaveLength(programs.length);
  });
});
