import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

/* What is read of carts, cloths, players and of who asks. */

const told = (prompt: string): string =>
  readPrompt(prompt, motifIndex())
    .subjects.map(({ motif, count, relation }) => {
      const name = motif.split(':')[1] + (count > 1 ? ` ×${count}` : '');
      return relation ? `${name} ${relation.kind} ${relation.to}` : name;
    })
    .join(', ');

describe('what has no drawing of its own', () => {
  it.each([
    ['hot dog cart', 'hot-dog in 1, street-stall'],
    ['simit arabası', 'street-stall, simit in 0'],
    ['lemonade stand', 'lemon in 1, street-stall'],
    ['a teapot on a red checkered tablecloth', 'teapot on 1, clothed-table'],
    ['a bowl of fruit on a tablecloth', 'fruit-bowl on 1, clothed-table'],
    ['roses on a tablecloth', 'rose ×3'],
    ['gingham pattern with cherries', 'gingham-square ×3, cherries ×3'],
    ['birds on a wire', 'bird ×3 on 1, street-wire'],
    ['tel üzerinde üç kuş', 'street-wire, bird ×3 on 0'],
    ['a guitarist', 'man, guitar holding 0'],
    ['kemancı', 'violin holding 1, woman'],
    ['for a guitarist, a guitar', 'guitar'],
    ['cowgirl', 'girl, cowboy-hat wearing 0'],
    ['cowgirl boots', 'cowboy-boot'],
    ['annem ve ben el ele', 'woman, girl hugging 0'],
    ['two hedgehogs sharing an umbrella', 'hedgehog ×2 under 1, umbrella'],
    ['kartal kanat açmış', 'soaring-eagle'],
    ['an owl with outstretched wings', 'owl'],
    ['fire-breathing dragon', 'dragon, fire holding 0'],
    ['fındık kıran sincap', 'squirrel'],
    ['an ant carrying a crumb of bread', 'ant, bread holding 0'],
    ['elinde balon tutan küçük kız', 'balloon holding 1, girl'],
    ['kediden küçük fare', 'cat, mouse'],
    ['a ladybug on a leaf', 'lady-beetle on 1, broad-leaf'],
    ['crossed cutlery and a chef hat', 'fork-and-knife, chef-hat'],
    ['a golden retreiver', 'dog'],
    ['sonbahar yapraklarından çelenk', 'fallen-leaf ×8'],
    ['rocket flying past a planet', 'rocket beside 1, ringed-planet'],
    ["my son's hockey bag: number 88 and crossed sticks", 'hockey-stick ×2 crossed 0'],
    ['limonlu mutfak havlusu kenarı', 'lemon ×3'],
    ['balkabağı içinde kedi', 'pumpkin, cat-face in 0'],
    ['aslan, tacı olsun', 'lion, crown wearing 0'],
    ['siyah şapkalı kardan adam, atkısız', 'top-hat wearing 1, plain-snowman'],
    ['snowman wearing a red scarf', 'plain-snowman, scarf wearing 0'],
    ['kardan adam', 'snowman'],
    ['seal balancing a ball on its nose', 'seal, soccer-ball on 0'],
    ['a stocking with a reindeer, red nose', 'stocking, deer in 0'],
    ['elephant with its trunk raised and a crown of flowers', 'elephant, flower-crown wearing 0'],
    ['mavi İznik çini deseni', 'iznik-tulip ×3, iznik-rose ×3'],
    ['çocuk su birikintisinde zıplıyor', 'boy on 1, rain-puddle'],
    ['şapkalı ve bastonlu dede', 'womans-hat wearing 2, walking-cane holding 2, grandfather'],
    ['mikrofonlu kurbağa', 'microphone holding 1, frog'],
    ['a sleepy owl on a branch', 'sleeping-owl on 1, branch'],
    ['two koalas in a eucalyptus tree', 'koala ×2 in 1, deciduous-tree'],
    ['a whale spouting water', 'spouting-whale'],
    ['mor kanatlı melek', 'angel'],
    ['ipte çamaşırlar', 'washing-line'],
    ['a snail with a teapot instead of a shell', 'snail, teapot on 0'],
    ['a teapot with a rose instead of a lid', 'teapot, rose in 0'],
  ])('%s', (prompt, subjects) => {
    expect(told(prompt)).toBe(subjects);
  });

  it('a slip in a breed leaves it its coat', () => {
    const [dog] = readPrompt('a golden retreiver', motifIndex()).subjects;
    expect(dog.colors).toEqual(readPrompt('a golden retriever', motifIndex()).subjects[0].colors);
  });

  it.each([
    ['a cat with a fish instead of a tail', 'instead of a tail'],
    ['kuyruğu yerine balık olan kedi', 'kuyruğu yerine'],
    ['a snail with a teapot instead of a shell', undefined],
  ])('a part that something was to take the place of is told: %s', (prompt, told) => {
    expect(readPrompt(prompt, motifIndex()).undrawn).toEqual(told === undefined ? [] : [told]);
  });
});
