import { describe, expect, it } from 'vitest';
import { composed } from '../../../tests/fixtures/composed.ts';
import type { PromptOptions } from './options.ts';

const piecesOf = (prompt: string, options: Partial<PromptOptions> = {}): number =>
  composed(prompt, options).composition.figure.length;

/* Ornament that an arrangement brings of itself, and a prompt wants away. */
describe('an ornament of the arrangement that is not wanted', () => {
  it.each([
    ['a violet bouquet', 'a violet bouquet without a ribbon'],
    ['rose bouquet', 'rose bouquet without a bow'],
    ['mor menekşe buketi', 'mor menekşe buketi, kurdelesiz'],
    ['gül buketi', 'gül buketi, kurdele olmasın'],
    ['gül buketi', 'gül buketi, fiyonksuz'],
  ])("a bouquet's bow of five pieces is not sewn: %s", (plain, without) => {
    expect(piecesOf(plain) - piecesOf(without)).toBe(5);
  });

  it('a wreath without leaves keeps its stem alone', () => {
    expect(
      piecesOf('wreath of roses') - piecesOf('wreath of roses without leaves'),
    ).toBeGreaterThan(20);
  });

  it.each([
    'a rose, no border',
    'a rose without a frame',
    'gül, çerçeve olmasın',
    'gül, çerçevesiz',
  ])('much detail brings no frame: %s', (prompt) => {
    const options = { complexity: 'highly-detailed' } as const;
    expect(piecesOf(prompt, options)).toBeLessThan(piecesOf('a rose', options) / 2);
  });
});
