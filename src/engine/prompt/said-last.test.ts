import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

const told = (prompt: string): string =>
  readPrompt(prompt, motifIndex())
    .subjects.map(({ motif, relation, upsideDown }) => {
      const stands = relation ? ` ${relation.kind} ${relation.to}` : '';
      return `${motif.split(':')[1]}${stands}${upsideDown ? ' upside down' : ''}`;
    })
    .join('; ');

/** What stands last, who hangs head down, and what endings and places say. */
const SAID: readonly (readonly [prompt: string, expected: string])[] = [
  ['deve kuşu gözlük takmış', 'ostrich; glasses wearing 0'],
  ['penguen atkı ve bere takmış', 'penguin; scarf wearing 0; beanie wearing 0'],
  ['ayıcık balon tutuyor', 'teddy-bear; balloon holding 0'],
  ['ay şapka takmış', 'crescent-moon; womans-hat wearing 0'],
  ['kedi ve köpek', 'cat; dog'],
  ['a bat hanging upside down', 'bat upside down'],
  ['ters duran yarasa', 'bat upside down'],
  ['dalda baş aşağı asılı yarasa', 'branch; bat under 0 upside down'],
  ['a bat', 'bat'],
  ['şapkalı güneş', 'womans-hat wearing 1; sun'],
  ['lemon tree in a blue and white pot', 'lemon-tree in 1; plant-pot'],
  ['lale motifli İznik tabağı', 'plate; tulip in 0'],
  ['elinde fırça tutan ressam kız', 'woman-artist'],
  ['tasmasında Pamuk yazan beyaz köpek', 'collar wearing 1; dog'],
];

describe('what Turkish says last, and what is said by endings and places', () => {
  it.each(SAID)('%s', (prompt, expected) => expect(told(prompt)).toBe(expected));

  it('a rainbow shell is told, and no rainbow', () => {
    const plan = readPrompt('a snail with a rainbow shell', motifIndex());
    expect(plan.subjects.map(({ motif }) => motif)).toEqual(['fluent:snail']);
    expect(plan.undrawn).toEqual(['rainbow shell']);
  });
});
