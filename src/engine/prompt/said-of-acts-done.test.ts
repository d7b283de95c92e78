import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

const told = (prompt: string): string => {
  const { subjects, words } = readPrompt(prompt, motifIndex());
  const things = subjects.map(({ motif, relation, count }) => {
    const stands = relation ? ` ${relation.kind} ${relation.to}` : '';
    return `${count > 1 ? `${count} ` : ''}${motif.split(':')[1]}${stands}`;
  });
  return [...things, ...words.map((text) => `“${text}”`)].join('; ');
};

describe('Turkish sentences whose verb stands last', () => {
  it.each([
    ['anneanne örgü örüyor', 'knitting-grandma'],
    ['küçük kız kitap okuyor', 'girl; open-book holding 0'],
    ['kedi keman çalıyor', 'sitting-cat; violin holding 0'],
    ['kedi koltukta uyuyor', 'sleeping-cat on 1; couch'],
  ])('%s', (prompt, expected) => {
    expect(told(prompt)).toBe(expected);
  });
});

describe('who they are, and whose', () => {
  it.each([
    ['üç kardeş: ayı, tavşan, tilki', 'bear; rabbit; fox'],
    ['three friends: a bear, a fox and a rabbit', 'bear; fox; rabbit'],
    ['kadın futbol takımı Kartallar', 'soccer-ball; “Kartallar”'],
    ['volleyball team Tigers', 'volleyball; “Tigers”'],
    ["baby's first Christmas 2026 with a stocking", "stocking; “Baby's First Christmas 2026”"],
    ['kiraz çiçeği dalında iki serçe', 'blossom-branch; 2 sparrow on 0'],
    ['a pair of mittens', 'mittens'],
    ['three ears of corn', '3 corn-cob'],
    ['gemi dümeni ve halat', 'ship-wheel; knot'],
    ['three kittens in a mitten', '3 cat in 1; gloves'],
    ['köpüklü türk kahvesi', 'teacup'],
    ['bebek ayağı ve 2026', 'footprints; “2026”'],
    ['Gilmore family, est. 2019', 'family; “Gilmore Family”; “Est. 2019”'],
    ['Yılmaz ailesi', 'family; “Yılmaz Ailesi”'],
    ['family of five penguins', '5 penguin'],
    ['pembe flamingo, tek ayak üstünde', 'flamingo'],
    ['düğün pastası üstünde gelin damat', 'wedding-cake; bride on 0; groom on 0'],
    ['ramazan davulcusu', 'davul holding 1; man'],
    ['üç ördek yağmurda', '3 duck under 1; cloud-with-rain'],
    ['sunset over the ocean with a sailboat', 'setting-sun; sea in 0; sailboat on 1'],
    ['a bee wearing a crown, Queen', 'bee; crown wearing 0; “Queen”'],
    ['Mia with a ladybug above', 'lady-beetle; “Mia”'],
    ['Antalya, portakal ve deniz', 'tangerine; sea; “Antalya”'],
    ['Isparta, iki gül', '2 rose; “Isparta”'],
    ['Elif, etrafında papatyalar', '8 daisy; “Elif”'],
    ['bir gül, Noel Baba', 'rose; santa-claus'],
    ['fil, hortumuyla su fışkırtıyor', 'elephant; 3 droplet'],
    ['a whale blowing water', 'spouting-whale'],
    ['hot air balloon with a basket of kittens', '3 cat in 1; hot-air-balloon'],
    ['yılbaşı, çam ağacı', 'christmas-tree'],
    ['gemici feneri', 'hurricane-lantern'],
    ['santa in the chimney', 'santa-claus on 1; brick-chimney'],
    ['Noel baba bacada', 'brick-chimney; santa-claus on 0'],
    ['boncuk gözlü tavşan', 'rabbit'],
    ['kızım 1 yaşında, tek boynuzlu at', 'unicorn; “1 yaşında”'],
    ['voleybol topu ve file', 'volleyball'],
    ['turuncu kemerli karateci', 'karateka'],
    ['saz çalan aşık', 'baglama holding 1; man'],
    ['köpek balığı diş fırçalıyor', 'toothbrush holding 1; shark'],
    ['knitting needles and a ball of yarn', 'knitting-needles'],
    ['a lily of the valley', 'lily-of-the-valley'],
    ['iyi ki varsın öğretmenim', 'red-apple; “İyi ki varsın öğretmenim”'],
    ['three sheep in a field with a barn', '3 ewe on 1; meadow; barn'],
    ['çiftlikte inekler', 'barn; 3 cow'],
    ['fındık ve çay yaprağı', 'hazelnuts; tea-leaves'],
    ['uyku şapkalı uyuyan ay', 'sleeping-hat wearing 1; first-quarter-moon-face'],
    ['yavru ördekler annesinin arkasında', 'ducks-in-a-row'],
    ['a girl skipping rope', 'skipping-girl'],
  ])('%s', (prompt, expected) => {
    expect(told(prompt)).toBe(expected);
  });

  it('what covers somebody is told', () => {
    const { undrawn } = readPrompt('two foxes cuddling under a blanket', motifIndex());
    expect(undrawn).toEqual(['blanket']);
    expect(readPrompt('a fox for a blanket', motifIndex()).undrawn).toEqual([]);
  });
});
