import { icons as fluent } from '@iconify-json/fluent-emoji-flat';
import { icons as game } from '@iconify-json/game-icons';
import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { motifSvg } from '../../lib/motifs/motif-svg.ts';
import { figureOf } from '../compose/figure.ts';
import { readMotif } from '../compose/index.ts';
import { COLORED_PARTS, FOOTED } from './part-colors.table.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, motifIndex());

describe('colours of parts that the drawing has in threads of their own', () => {
  it.each([
    ['a house with a red door', 'fluent:house', ['#c8202f']],
    ['kırmızı kapılı ev', 'fluent:house', ['#c8202f']],
    ['a red tractor with yellow wheels', 'fluent:tractor', ['#f2c21a']],
    ['a white cat with green eyes', 'ilmek:cat', ['#2f8f3e']],
    ['gözleri mavi beyaz kedi', 'ilmek:cat', ['#2455b8']],
    ['mavi gözlü beyaz kedi', 'ilmek:cat', ['#2455b8']],
    ['folk art moose with red antlers', 'ilmek:moose', ['#c8202f']],
    ['butterfly with blue wings', 'ilmek:butterfly', ['#2455b8']],
    ['sarı ortalı papatya', 'ilmek:daisy', ['#f2c21a']],
    ['a gnome with a blue hat', 'ilmek:gnome', ['#2455b8']],
    ['kırmızı burunlu palyaço', 'fluent:clown-face', ['#c8202f']],
    ['yelesi beyaz at', 'fluent:horse', ['#fafafa']],
    ['hediye kutusu, kırmızı fiyonklu', 'fluent:wrapped-gift', ['#c8202f']],
  ])('%s: one thing, nothing told', (prompt, motif, colors) => {
    const { subjects, undrawn } = read(prompt);
    expect(subjects.map((one) => one.motif)).toEqual([motif]);
    expect(subjects[0].parts?.map(({ color }) => color)).toEqual(colors);
    expect(undrawn).toEqual([]);
  });

  it('keeps the colour of the whole apart from that of the part', () => {
    const [house] = read('beyaz evin kapısı mavi').subjects;
    expect(house.colors).toEqual(['#fafafa']);
    expect(house.parts).toEqual([{ called: 'kapısı', color: '#2455b8' }]);
  });

  it('lets the colour of a part dye nothing else', () => {
    expect(read('folk art moose with red antlers').colors).toEqual([]);
  });

  it('has an eye of each colour', () => {
    for (const prompt of [
      'bir gözü mavi bir gözü sarı Van kedisi',
      'a cat with one blue eye and one yellow eye',
    ])
      expect(read(prompt).subjects[0].parts?.map(({ color }) => color)).toEqual([
        '#2455b8',
        '#f2c21a',
      ]);
  });

  it('takes a golden hennaed hand for one with golden henna', () => {
    const [hand] = read('altın rengi kına eli motifi').subjects;
    expect(hand).toMatchObject({ motif: 'ilmek:henna-hand', colors: [] });
    expect(hand.parts?.map(({ called }) => called)).toEqual(['henna']);
  });
});

it.each(COLORED_PARTS.map((part) => [`${part.of.source} ${part.called.source}`, part] as const))(
  'a part has its threads in the drawing: %s',
  (_, { of, hexes, pieces }) => {
    const drawn = [...motifIndex().motifs.keys()].filter((id) => of.test(id));
    expect(drawn).not.toEqual([]);
    for (const id of drawn) {
      const drawing = motifSvg(id, { fluent, game });
      const svg = drawing.toLowerCase();
      const count = figureOf(readMotif(drawing)).length;
      // What has no threads of its own is known by its number, or put on.
      const isThere = pieces
        ? pieces.every((piece) => piece < count)
        : of === FOOTED || hexes.some((hex) => svg.includes(hex));
      expect(isThere, id).toBe(true);
    }
  },
);
