import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

/* What somebody has, and the thread of the letters, said loosely. */

describe('what somebody has', () => {
  it.each([
    ['beyaz kedi, mavi gözlü, boynunda pembe kurdele', ['', 'wearing 0']],
    ['gözlüklü bilge baykuş kitap üstünde', ['wearing 1', 'on 2', '']],
    ['kırmızı bisiklet, sepetinde papatyalar', ['', 'on 0', 'in 1']],
    ['vintage bicycle with a basket full of flowers', ['', 'on 0', 'in 1']],
    ['cowgirl boots with wildflowers growing out of them', ['', 'in 0']],
    ['a vase of roses and lavender', ['', 'in 0', 'in 0']],
    ['uçan balonla gökyüzünde fil', ['holding 1', '']],
    ['yavrusuyla anne kanguru', ['', '']],
    ['balonlu ayı', ['holding 1', '']],
    ['gözlüklü kedi kitap okuyor', ['wearing 1', '', 'holding 1']],
  ])('%s', (prompt, stands) => {
    const { subjects } = readPrompt(prompt, motifIndex());
    const said = subjects.map(({ relation: to }) => (to ? `${to.kind} ${to.to}` : ''));
    expect(said).toEqual(stands);
  });
});

describe('what is before, behind or beside something in Turkish', () => {
  it.each([
    ['galata kulesinin önünde bisiklet', ['behind 1', '']],
    ['evin önünde köpek', ['behind 1', '']],
    ['evin önündeki kedi', ['behind 1', '']],
    ['evin önünde koyunlar', ['', '']],
    ['arkasında gökkuşağı olan tek boynuzlu at', ['behind 1', '']],
    ['arkasında güneş bulunan büyük cami', ['behind 1', '']],
    ['önünde ağaç olan ev', ['', 'behind 0']],
    ['önünde bisiklet duran galata kulesi', ['', 'behind 0']],
    ['yanında köpek olan çocuk', ['beside 1', '']],
    ['üstünde kuş olan dal', ['on 1', '']],
    ['altında hediyeler olan çam ağacı', ['under 1', '']],
  ])('%s', (prompt, stands) => {
    const { subjects } = readPrompt(prompt, motifIndex());
    const said = subjects.map(({ relation: to }) => (to ? `${to.kind} ${to.to}` : ''));
    expect(said).toEqual(stands);
    expect(subjects.map(({ place }) => place)).toEqual(['any', 'any']);
  });
});

describe('the thread of the letters', () => {
  it.each([
    ['the name Ada in pink with a bunny', '#e8829f'],
    ['mavi "Ada" yazısı ve papatyalar', '#2455b8'],
    ['a teddy bear with "Leo"', undefined],
    ['a pink bunny with the name Ada', undefined],
  ])('%s', (prompt, ink) => {
    expect(readPrompt(prompt, motifIndex()).wordsStyle?.ink).toBe(ink);
  });

  it('letters stand in the order of the prompt', () => {
    const { words } = readPrompt('sünnet çocuğu, adı Yiğit, tarih 14.08.2026', motifIndex());
    expect(words).toEqual(['Yiğit', '14.08.2026']);
  });
});

describe('work before an animal', () => {
  it.each([
    ['a cowboy cat', 'ilmek:cowboy-hat'],
    ['doktor ayıcık', 'ilmek:stethoscope'],
    ['chef penguin holding a cake', 'ilmek:chef-hat'],
  ])('%s wears it', (prompt, motif) => {
    const [worn, wearer] = readPrompt(prompt, motifIndex()).subjects;
    expect(worn.motif).toBe(motif);
    expect(worn.relation).toEqual({ kind: 'wearing', to: 1 });
    expect(wearer).toBeDefined();
  });

  it('nobody wears a bride', () => {
    const { subjects } = readPrompt('gelinlik giymiş gelin ve papyonlu damat', motifIndex());
    expect(subjects[0].relation).toBeUndefined();
  });
});

describe('things that are one before anything stands to them', () => {
  it.each([
    ['baseball bats crossed with a ball above', ['crossed 0', 'over 0']],
    ['a kitten in a rain boot', ['in 1', '']],
    ['a kitten in rain boots', ['', 'wearing 0']],
    ['küçük kuzu ve büyük inek çitin önünde', ['', '', 'behind 1']],
    ['mama elephant and baby elephant', ['', '']],
  ])('%s', (prompt, stands) => {
    const { subjects } = readPrompt(prompt, motifIndex());
    const said = subjects.map(({ relation: to }) => (to ? `${to.kind} ${to.to}` : ''));
    expect(said).toEqual(stands);
  });
});

describe('what somebody holds after a word that nobody knows', () => {
  it.each(['nurse wearing a mask holding a red heart', 'a chef with a zorblax holding a heart'])(
    '%s',
    (prompt) => {
      const { subjects, unknown } = readPrompt(prompt, motifIndex());
      expect(unknown).toHaveLength(1);
      expect(subjects.at(-1)!.relation).toEqual({ kind: 'holding', to: subjects.length - 2 });
    },
  );
});
