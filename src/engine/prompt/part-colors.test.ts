import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
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
});
