import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

/* Turns of phrase that mean another thing than their words, and names that are things as well. */

const told = (prompt: string): string => {
  const { subjects, words } = readPrompt(prompt, motifIndex());
  const things = subjects.map(({ motif, relation }) =>
    [motif.replace(/^\w+:/, ''), relation && `${relation.kind} ${relation.to}`]
      .filter(Boolean)
      .join(' '),
  );
  return [...things, ...words.map((line) => `"${line}"`)].join(', ');
};

describe('what is meant', () => {
  it.each([
    ['a bowl of ramen with chopsticks', 'steaming-bowl, chopsticks in 0'],
    ['tahtta oturan şehzade', 'throne, circumcision-boy on 0'],
    ['tahta kaşık ve çömlek', 'wooden-spoon, clay-pot'],
    ['gülen diş ve fırça', 'tooth, toothbrush, smiling-face wearing 0'],
    ["plumber's wrench crossed with a pipe", 'wrench, water-pipe crossed 0'],
    ['chess club: a knight and a queen', 'chess-knight, chess-queen'],
    ['bulutun üstünde ayıcık, Defne', 'cloud, teddy-bear on 0, "Defne"'],
    ['kızım için balerin, Ela', 'ballerina, "Ela"'],
    [
      'tennis racket and two balls, Club Cup 2026',
      'tennis-racket, tennis-ball, "Club Cup", "2026"',
    ],
    ["baby girl's name Amelia with a bunny", 'rabbit, "Amelia"'],
    ['at üstünde gelin', 'horse, bride riding 0'],
    ['sırt çantalı çocuk', 'backpack wearing 1, boy'],
    ['gül desenli fincan', 'rose on 1, teacup'],
    ['horse and foal in a meadow', 'horse on 2, horse on 2, meadow'],
    ['asker uğurlaması için Türk bayrağı, Emre', 'turkish-flag, "Emre"'],
    ['a vase of wildflowers on a table', 'vase on 2, wildflower in 0, wooden-table'],
    ['pineapple with sunglasses', 'pineapple, sunglasses wearing 0'],
    ['hockey sticks crossed with a puck, Wolves 11', 'hockey-stick crossed 0, puck, "Wolves 11"'],
    ['fesleğen saksısı', 'plant-pot, basil in 0'],
    ['mug with mountains', 'teacup, mountain-range on 0'],
    ['masa örtüsü köşeleri için vişne', 'cherries'],
    ['kedim Pamuk, boynunda zil', 'cat, bell wearing 0, "Pamuk"'],
    ['leylek, gagasında bohça, Ada 3200 gr', 'stork, bundle holding 0, "Ada", "3200 gr"'],
    ["carpenter's plane and a saw crossed", 'hand-plane, handsaw crossed 0'],
    ['gelin ve damat arkadan, el ele', 'newlyweds-from-behind'],
    ['halı saha takımı için alev alan top', 'fire behind 1, soccer-ball'],
    ['emekli öğretmene kitap ve kahve', 'open-book, teacup'],
    ['karanfil ve lale, İznik tarzı', 'carnation, iznik-tulip'],
    ['a frog on a lily pad with a crown', 'frog on 1, lily-pad, crown wearing 0'],
    ['carpenter: hammer and nails', 'hammer, iron-nails'],
    ['a baby on a cloud with stars, Ellie', 'baby on 1, cloud, star, "Ellie"'],
    ['sünnet çocuğu at üstünde', 'circumcision-boy riding 1, horse'],
    ['kurukafa ve kanatlar', 'angel-wings behind 1, skull-and-crossbones'],
    ['fırın eldiveni için kurabiye ve merdane', 'cookie, rolling-pin'],
    ['a couple seen from behind watching the sunset', 'couple-from-behind in 1, setting-sun'],
  ])('%s', (prompt, meant) => {
    expect(told(prompt)).toBe(meant);
  });
});
