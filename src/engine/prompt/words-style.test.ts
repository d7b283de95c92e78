import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readLettering } from './lettering.ts';
import { readPrompt } from './read-prompt.ts';

const styleOf = (prompt: string) => readLettering(prompt).style ?? {};

describe('how lettering is to be set', () => {
  it.each([
    ['"Emma" on a ribbon with roses', { form: 'ribbon' }],
    ['a bear with a banner saying “Hope”', { form: 'ribbon' }],
    ['kurdele üzerinde "Ömer" yazan ayıcık', { form: 'ribbon' }],
    ['"Ada" yazılı kırmızı kurdele ve güller', { form: 'ribbon', color: '#c8202f' }],
    ['"tea time" on an arc above a cup', { form: 'arc' }],
    ['a cup, "tea time" on an arc below it', { form: 'arc', side: 'below' }],
    ['yay şeklinde "Beşiktaş" altında balık', { form: 'arc' }],
    ['croissant with "Butter & Co" around it', { form: 'around' }],
    ['etrafında «Kahve Durağı» yazan fincan', { form: 'around' }],
    ['a cat with "Mia" beside it', { form: 'beside' }],
    ['"Emma" with a small flower beside it', { form: 'beside', large: true }],
    ['Ayşegül yazsın, yanında küçük bir çiçek', { form: 'beside', large: true }],
    ['"Ayşegül" yanında çiçek', { form: 'beside' }],
    ['"Luna" with a cat and a mouse next to it', {}],
    ['team badge "North Wolves" with a wolf', { form: 'badge' }],
    ['"KARTALLAR" arması, kartal', { form: 'badge' }],
    ['"Joe" in gothic letters', { font: 'decorative-vintage' }],
    ['"Ada" el yazısıyla', { font: 'handwritten' }],
    ['"Ada" in Great Vibes', { font: 'script-decorative' }],
    ['"Ada" blok harflerle', { font: 'block-bold' }],
    ['“script” and a rose', {}],
    ['roses around the name "Emma"', {}],
    ['a bear with a red ribbon', {}],
  ])('%s', (prompt, expected) => {
    const said = Object.fromEntries(
      Object.entries(styleOf(prompt)).filter(([, value]) => value !== undefined),
    );
    expect(said).toEqual(expected);
  });

  it('takes out the words that say so, and nothing else', () => {
    const plan = readPrompt('kurdele üzerinde "Ömer" yazan ayıcık', motifIndex());
    expect(plan.subjects.map(({ motif }) => motif)).toEqual(['fluent:teddy-bear']);
    expect(plan.unknown).toEqual([]);
    const badge = readPrompt('hockey team badge "NORTH" with a wolf', motifIndex());
    expect(badge.subjects.map(({ motif }) => motif)).toEqual(['ilmek:wolf']);
  });

  it('keeps two lines of one quote, and joins initials with the sign', () => {
    expect(readLettering('“Kahve / Durağı”').words).toEqual(['Kahve\nDurağı']);
    expect(readLettering('"Ada\nEce"').words).toEqual(['Ada\nEce']);
    expect(readLettering('E ve S harfleri').words).toEqual(['E & S']);
    expect(readLettering('şehzade, adı Kerem Ali').words).toEqual(['Kerem Ali']);
  });
});
