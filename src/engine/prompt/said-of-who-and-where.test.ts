import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, motifIndex());
const motifs = (prompt: string): string[] =>
  read(prompt).subjects.map(({ motif }) => motif.split(':')[1]);

describe('who does something is drawn, who a piece is for is not', () => {
  it.each([
    ['toddler riding a rocking horse', ['boy', 'rocking-horse']],
    ['a kid holding a balloon', ['boy', 'balloon']],
    ['a dinosaur for a toddler', ['t-rex']],
    ['sünnet yatağına ata binmiş şehzade', ['horse', 'circumcision-boy']],
    ['bebek yatağına uyuyan tavşan', ['rabbit']],
  ])('%s', (prompt, drawn) => {
    expect(motifs(prompt)).toEqual(drawn);
  });
});

describe('things that were met as others', () => {
  it.each([
    ['redwork cuckoo clock', ['cuckoo-clock']],
    ['guguklu saat', ['cuckoo-clock']],
    ['dalda oturan iki saka kuşu', ['goldfinch', 'branch']],
    ['su samuru', ['otter']],
    ['fairy toadstool house without people', ['mushroom-house']],
    ['koçboynuzu kilim motifi', ['kocboynuzu']],
    ['fıstıklı baklava dilimleri', ['baklava']],
    ['deniz kabuğundan çıkan yengeç', ['spiral-shell', 'crab']],
    ['buğday demeti', ['wheat-sheaf']],
    ['meşe gövdesinde ağaçkakan', ['woodpecker']],
    ['hayat ağacı, kökleri görünsün', ['rooted-tree-of-life']],
    ['eşeğe ters binmiş nasreddin hoca', ['nasreddin-hodja']],
    ['ivy frame, empty in the middle', ['ivy']],
    ['aquarius water bearer line art', ['water-bearer']],
    ['a pearl', ['pearl']],
    ['kingfisher with a fish in its beak', ['kingfisher', 'fish']],
    ['gül dalında öten bülbül', ['nightingale', 'rose-branch']],
    ['kına gecesi için bindallı giymiş gelin', ['henna-bride']],
    ['fırın küreğinde iki somun ekmek', ['bakers-peel', 'bread']],
    ['yaprağın üstünde uğur böceyi', ['broad-leaf', 'lady-beetle']],
    ['mouse sleeping in a walnut shell', ['mouse', 'walnut-shell']],
    ['bir buket frezya', ['freesia']],
    ['kına gecesi için darbuka ve kırmızı mendil', ['long-drum', 'handkerchief']],
    ['nutcracker soldier with blue coat', ['nutcracker']],
    ["baby kangaroo in its mother's pouch", ['kangaroo-joey']],
    ['gelin ayakkabısının içinde beyaz güller', ['high-heeled-shoe', 'rose']],
    ['29 ekim icin bayrak tutan cocuk', ['turkish-flag', 'boy']],
    ['Hitit güneşi, minimalist', ['hittite-sun']],
    ['keten örtü için mor çan çiçeği dalı', ['bluebell']],
    ['Karagöz ile Hacivat karşı karşıya', ['karagoz', 'hacivat']],
    ['boho llama with orange tassels', ['llama', 'tassel']],
    ['kına kesesi için kırmızı telli duvak', ['bridal-veil']],
    ['yagli gures yapan iki pehlivan', ['person-wrestling']],
    ['gray kitten hiding behind a curtain', ['cat', 'curtain']],
    ["Boğaz'da vapur, arkasında Galata Kulesi", ['ship', 'galata-tower']],
    ['mutfak havlusu için sarımsak örgüsü', ['garlic-braid']],
    ['hare sitting in a wheat field', ['rabbit', 'wheat']],
  ])('%s', (prompt, drawn) => {
    expect(motifs(prompt).toSorted()).toEqual(drawn.toSorted());
  });

  it('has one corner for one, four for corners', () => {
    expect(read('hydrangea corner for a linen napkin').arrangement).toBe('corner');
    expect(read('hydrangeas in the corners').subjects[0]).toMatchObject({
      count: 4,
      place: 'corners',
    });
    expect(read('ivy frame, empty in the middle').unknown).toEqual([]);
  });

  it('sets what stands on an arc, whatever it is called', () => {
    const { subjects, words, wordsStyle } = read('crossed hockey sticks, Tigers on arc');
    expect(subjects.map(({ motif }) => motif)).toEqual(['ilmek:hockey-stick']);
    expect([words, wordsStyle?.form]).toEqual([['Tigers'], 'arc']);
  });

  it('counts two halves, and a drawing of two glasses once', () => {
    expect(read('avocado halves facing each other, line art').subjects[0].count).toBe(2);
    expect(read('two champagne glasses, Mia & Noah').subjects[0].count).toBe(1);
  });

  it('sits among the flowers of a basket', () => {
    const { subjects } = read('corgi in a flower basket');
    expect(subjects.map(({ motif, relation }) => [motif, relation?.to])).toEqual([
      ['ilmek:corgi', 1],
      ['fluent:basket', undefined],
      ['fluent:blossom', 1],
    ]);
  });

  it('sets a name and its number around a thing', () => {
    const { words, wordsStyle, unknown } = read('baseball with Mason 7 around it');
    expect([words, wordsStyle?.form, unknown]).toEqual([['Mason 7'], 'around', []]);
  });

  it('makes an oval frame of flowers a wreath, and of gold none', () => {
    expect(read('oval rose frame with monogram HK').arrangement).toBe('wreath');
    expect(read('oval gold frame with a bee').arrangement).not.toBe('wreath');
    expect(read('yuvarlak gül çerçeve içinde A harfi').arrangement).toBe('wreath');
    expect(read('oval altın çerçeve içinde arı').arrangement).not.toBe('wreath');
  });

  it('puts flowers into the basket of a bicycle', () => {
    const { subjects } = read('sepetinde çiçek olan mint yeşili bisiklet');
    expect(subjects.map(({ motif, relation }) => [motif, relation?.kind, relation?.to])).toEqual([
      ['fluent:bicycle', undefined, undefined],
      ['fluent:basket', 'on', 0],
      ['fluent:blossom', 'in', 1],
    ]);
  });

  it('tells of nothing that is only how it is said', () => {
    for (const prompt of [
      'baby footprints with date 04.11.2023',
      'bez çanta için anemon, line art',
      'köpeği muayene eden veteriner',
      'gül dalında öten bülbül',
    ])
      expect([read(prompt).unknown, read(prompt).undrawn]).toEqual([[], []]);
    expect(read('yasemin çerçeve içinde E ve B harfleri').arrangement).toBe('wreath');
    expect(read('four maple leaves falling')).toMatchObject({ arrangement: 'scatter' });
  });

  it('puts a bow that ties skates on each of the two', () => {
    const { subjects } = read('ice skates tied with a red bow');
    expect(subjects.map(({ motif, count }) => [motif, count])).toEqual([
      ['fluent:ice-skate', 2],
      ['fluent:ribbon', 1],
    ]);
    expect(subjects[1].relation?.to).toBe(0);
  });
});
