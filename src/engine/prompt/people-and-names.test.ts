import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import type { PromptPlan } from './plan.ts';
import { readPrompt } from './read-prompt.ts';

/* Names that nobody announced, people as they are told to look, and what is said after two things. */

const read = (prompt: string): PromptPlan => readPrompt(prompt, motifIndex());

describe('names in small letters', () => {
  it.each([
    ['elif ve burak 14.06.2025 nikah mendili icin iki yuzuk', ['Elif ve Burak', '14.06.2025']],
    ["ipek ile mert'in düğünü için kuğu", ['İpek ile Mert']],
    ['emma and jack wedding rings with roses', ['Emma and Jack']],
    ['sarah & tom 2024 wedding wreath', ['Sarah & Tom 2024']],
    ['the hendersons est. 2019 with a wreath', ['The Hendersons', 'Est. 2019']],
    // Who a wish is for.
    ['happy birthday emma', ['Happy Birthday Emma']],
    ['Happy 50th Anniversary mom and dad, a laurel wreath', ['Happy 50th Anniversary mom and dad']],
    ['happy birthday noah with a dinosaur', ['Happy Birthday Noah']],
    ['congratulations sarah and tom with doves', ['Congratulations', 'Sarah and Tom']],
    ['iyi ki dogdun mert 1 yas', ['İyi Ki Doğdun Mert 1 Yaş']],
    ['iyi ki doğdun zeynep', ['İyi ki doğdun Zeynep']],
    ['happy birthday ballons and stars', ['Happy Birthday']],
    ['happy birthday unicron', ['Happy Birthday']],
    ['iyi ki varsın annem, güller', ['İyi Ki Varsın Annem']],
    ['mutlu yıllar ahmet', ['Mutlu Yıllar Ahmet']],
    ['i love you emma', ['I love you Emma']],
    ['iyi ki varsın öğretmenim ayse', ['İyi Ki Varsın Öğretmenim Ayşe']],
    ['congratulations class of 2026 emma', ['Congratulations Class of 2026 Emma']],
    ['merry christmas from the smiths', ['Merry Christmas', 'The Smiths']],
    // Wherever else they stand.
    ['baby blanket noah with stars', ['Noah']],
    ['elif ve burak, kuğular', ['Elif ve Burak']],
    ['grandkids emma, liam and isla with a tree', ['Emma, Liam and Isla']],
    ["emma's 5th birthday unicorn", ["Emma's 5th Birthday"]],
    ['üç balon tutan zürafa, 1 yaş, Emir', ['Emir', '1 Yaş']],
    ['tavşan, Ela, 2 yaş', ['Ela', '2 Yaş']],
    ['irem 1 yaşında balonlar', ['İrem 1 Yaşında']],
    ["a bear with balloons and emma's name", ['Emma']],
    ['noah 2024 with an elephant', ['Noah 2024']],
    ['kedi ve burak 2024', ['Burak', '2024']],
    ['hannah & james 14.06.2025 wedding napkin with two rings', ['Hannah & James', '14.06.2025']],
    ['his and hers towels mike and jenny', ['Mike and Jenny']],
    ['bride to be sophie with flowers around', ['Sophie']],
    ['the miller family with a house and a wreath', ['The Miller Family']],
    ['merry christmas from the andersons with a pine tree', ['Merry Christmas', 'The Andersons']],
    ['hoşgeldin bebek defne, leylek figürü ile', ['Hoşgeldin Bebek Defne']],
    ['get well soon uncle cletus, funny rooster', ['Get Well Soon Uncle Cletus']],
    ['best teacher ever mrs pocklington apple and pencil', ['Best Teacher Ever Mrs Pocklington']],
    ["grandma ethel's kitchen with a rolling pin", ["Grandma Ethel's Kitchen"]],
    ['gülizar ninenin mutfağı, yanında çaydanlık', ['Gülizar Ninenin Mutfağı']],
    ['özdemir ailesi 2021 zeytin dallı çerçeve', ['Özdemir Ailesi']],
    ['lavinya 1 yaşında, balonlu tavşan', ['Lavinya 1 Yaşında']],
    ['nguyet is her name, a t-rex backpack patch', ['Nguyet']],
    // Announced, whatever the word is else.
    ['paw print and bone with the name biscuit for a dog bandana', ['Biscuit']],
    ['cat face with whiskers and luna written under it', ['Luna']],
    ['anaokulu önlüğüne uğur böceği, altına ismi ada', ['Ada']],
    ['ayse yazsin yaninda bir papatya olsun', ['Ayşe']],
    ['emily yazsın, küçük harf, papatya', ['emily']],
    ['name tag with a fox', []],
    // Not who it is like or from, and nothing beside quotes.
    ['roses in the style of frida', []],
    ['peter rabbit with a carrot', []],
    ['black eyed susan and sweet william in a jar', []],
    ["a cat's kitchen with a pot", []],
    ['a bunny holding a sign "Hi", emma', ['Hi']],
    // Things and manners are none.
    ['gelin ve damat 12.05.2024', ['12.05.2024']],
    ['gül ve lale, düğün için', []],
    ['simple and elegant wedding rings', []],
    ['cute and funny birthday cat', []],
    ['sade ve zarif nişan yüzükleri', []],
  ])('%s', (prompt, words) => {
    expect(read(prompt).words).toEqual(words);
  });
});

describe('names with a capital', () => {
  it.each([
    ['Ayşe ve Mehmet 12.06.2026 yazısı, etrafında lavantalar', ['Ayşe ve Mehmet', '12.06.2026']],
    ["Grandma's Kitchen with a whisk", ["Grandma's Kitchen"]],
    ['two doves and a heart, Emma and Noah', ['Emma and Noah']],
    ['lavender wreath with Melike inside', ['Melike']],
    ['coffee beans on a branch, logo for Luna Roasters', ['Luna Roasters']],
    ['tractor with hay bales, Miller Farm', ['Miller Farm']],
    ['Sunrise Yoga Studio with a lotus', ['Sunrise Yoga Studio']],
    ['Captain Jack with an anchor', ['Captain Jack']],
    ['Dr. Smith with a stethoscope', ['Dr. Smith']],
    ['hastane önlüğü için diş ve yıldız, Dt. Elif', ['Dt. Elif']],
    ['saat kulesi ve martılar, İzmir', ['İzmir']],
    ['class of 2026 with a graduation cap', ['Class of 2026']],
    ['sewing machine with flowers, Sew Happy', ['Sew Happy']],
    ['a softball and a bat, Kayla 12', ['Kayla 12']],
    ['kuzu ve papatya, bebek Can', ['Can']],
  ])('%s', (prompt, words) => {
    expect(read(prompt).words).toEqual(words);
  });

  it.each([
    'Vintage Gramophone With Roses',
    'Gramophone with roses',
    'roses in the style of Van Gogh',
    "a rose for Mother's Day",
    'Atatürk silüeti ve gül',
  ])('no lettering: %s', (prompt) => {
    expect(read(prompt).words).toEqual([]);
  });
});

describe('people', () => {
  it.each([
    ['a girl in a red dress with long blonde hair', { clothes: '#c8202f', hair: '#e0b65c' }],
    ['mavi elbiseli sarışın kız', { clothes: '#2455b8', hair: '#e0b65c' }],
    ['siyah saçlı kadın', { hair: '#1a1a1c' }],
  ])('%s', (prompt, look) => {
    const { subjects, undrawn, unknown } = read(prompt);
    expect(subjects).toHaveLength(1);
    expect(subjects[0].look).toEqual(look);
    expect([...(undrawn ?? []), ...unknown]).toEqual([]);
  });
});

describe('how things stand', () => {
  it.each([
    ['pumpkin with a black cat sitting on it', ['', 'on 0']],
    ['a cactus in a pot wearing a sombrero', ['in 1', '', 'wearing 0']],
    ['a cowboy hat on a horse', ['wearing 1', '']],
    ['a boy flying a kite', ['', 'holding 0']],
    ['sloth with a baby on its back', ['', 'on 0']],
    ['koala with a baby on its back', ['']],
    ['three flamingos standing in water', ['in 1', '']],
  ])('%s', (prompt, stands) => {
    const said = read(prompt).subjects.map(({ relation: to }) => (to ? `${to.kind} ${to.to}` : ''));
    expect(said).toEqual(stands);
  });

  it('draws what is without ornaments or leaves so', () => {
    expect(read('christmas tree, no ornaments').subjects[0].motif).toBe('fluent:evergreen-tree');
    expect(read('üç karanfil, yapraksız').subjects[0].bare).toBe(true);
  });

  it('lets a few fly about a thing, and does not count them where nobody does', () => {
    expect(read('a lighthouse with seagulls flying around').subjects[1].count).toBe(5);
  });
});

describe('a thing in the place of a letter', () => {
  it.each([
    ['the word LOVE with a sunflower instead of o', ['LOVE'], 'o'],
    ['HOME with a heart as the o', ['HOME'], 'o'],
    ['"Hoş geldin" yazısı, o harfi yerine papatya', ['Hoş geldin'], 'o'],
  ])('%s', (prompt, words, letter) => {
    const plan = read(prompt);
    expect(plan.words).toEqual(words);
    expect(plan.letterAs).toEqual({ letter, to: 0 });
    expect(plan.subjects).toHaveLength(1);
  });

  it.each(['a cat as a pirate', 'a rose for a friend', 'the word HOPE with a rose instead of x'])(
    'none: %s',
    (prompt) => {
      expect(read(prompt).letterAs).toBeUndefined();
    },
  );
});
