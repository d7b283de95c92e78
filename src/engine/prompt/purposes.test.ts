import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from '../compose/index.ts';

/* What something is for is no second subject, and no unknown word. */

const index = motifIndex();
const EN =
  'my coworker,my granddaughter,a baptism,a retirement party,the church bazaar,a craft fair,a concert,a dog bandana,a dog collar,a headband,a blouse,a phone case,a bookmark,a key fob,a pot holder,a wedding dress,sneakers,a tree skirt,a car seat,my office,a 5 inch hoop,mom and dad';
const TR =
  'komşum,kayınvalidem,okul kermesi,kreş,dernek,köpek tasması,saç bandı,kitap ayracı,telefon kılıfı,kalem kutusu,çarşaf,yüzük yastığı,araba,muayenehane,güzellik salonu,makyaj odası,gömlek yakası';

describe('what a thing is for is not drawn and not told', () => {
  it.each([
    ...EN.split(',').map((word) => `a daisy for ${word}`),
    ...EN.split(',').map((word) => `for ${word}, a daisy`),
    ...TR.split(',').map((word) => `papatya, ${word} için`),
    ...TR.split(',').map((word) => `${word} için papatya`),
  ])('%s', (prompt) => {
    const { subjects, unknown } = readPrompt(prompt, index);
    expect(subjects.map((one) => [one.motif, one.count])).toEqual([['ilmek:daisy', 1]]);
    expect(unknown).toEqual([]);
  });
});

describe('what is asked for stays', () => {
  it.each([
    ['a patch for a fire station with a dalmatian', /dalmatian|dog/],
    ['a cat waiting for a bus', /bus/],
    ['üç limon mutfak havlusu için', /lemon/],
    ['christening gown cross with leaves', /cross/],
    ['tişörtüne sarı bir kamyon', /truck/],
  ])('%s', (prompt, motif) => {
    const { subjects } = readPrompt(prompt, index);
    expect(subjects.some((one) => motif.test(one.motif))).toBe(true);
    expect(subjects.some((one) => /dress|t-shirt|towel/.test(one.motif))).toBe(false);
  });
});
