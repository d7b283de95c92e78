import type { PromptLanguage } from './plan.ts';

/*
 * Colour words, as threads come: a little less loud than a screen's own
 * colours. `hex: English names | Turkish names`.
 */
const COLORS = `
c8202f: red, crimson, bright red, true red | kırmızı, al, al renk, kıpkırmızı, canlı kırmızı, ateş kırmızısı
a01c28: ruby, ruby red, cherry red, cherry coloured | yakut rengi, yakut kırmızısı, kızıl, vişne rengi, vişne kırmızısı, nar kırmızısı
d9372c: scarlet, vermilion, tomato red, poppy red | nar çiçeği, gelincik kırmızısı, domates kırmızısı
6b1528: burgundy, bordeaux, maroon, wine, wine red, oxblood, dark red, deep red, claret | bordo, vişne çürüğü, şarap rengi, şarap kırmızısı, koyu kırmızı
e98a9c: light red, pale red | açık kırmızı
e8829f: pink, candy pink | pembe, şeker pembesi, pembiş
f3b8c6: light pink, pale pink, baby pink, soft pink, blush, blush pink, pastel pink, powder pink | açık pembe, toz pembe, pudra, pudra pembesi, pudra rengi, bebek pembesi, uçuk pembe, pastel pembe, soluk pembe
d9267d: hot pink, fuchsia, magenta, bright pink, dark pink, deep pink, neon pink | fuşya, magenta, koyu pembe, canlı pembe, fosforlu pembe, galibarda, çingene pembesi
b76e79: rose gold, dusty rose, dusty pink, old rose, antique rose, rose pink, mauve pink | gül kurusu, rose gold, gül rengi, gül altını
f08060: coral, coral pink, coral red | mercan, mercan rengi, mercan kırmızısı
f29f86: salmon, salmon pink | somon, somon rengi, yavru ağzı
f7b58d: peach, apricot, peachy | şeftali rengi, kayısı rengi, yavruağzı
ea7b1f: orange, bright orange, tangerine coloured, pumpkin orange | turuncu, portakal rengi, oranj, portakal turuncusu, canlı turuncu
b85c14: dark orange, burnt orange, deep orange | koyu turuncu, yanık turuncu
f5b880: light orange, pale orange | açık turuncu
b4502b: rust, terracotta, terra cotta, brick, brick red, copper, sienna, rusty | kiremit, kiremit rengi, kiremit kırmızısı, bakır, bakır rengi, pas rengi, tarçın rengi, tarçın, taba
f2c21a: yellow, bright yellow, sunny yellow, sunflower yellow | sarı, sapsarı, canlı sarı, parlak sarı
f7e27a: light yellow, pale yellow, lemon yellow, pastel yellow, soft yellow, butter yellow | açık sarı, limon sarısı, uçuk sarı, civciv sarısı, pastel sarı, soluk sarı
d19a12: mustard, mustard yellow, ochre, ocher, dark yellow, saffron, amber, honey coloured, honey | hardal, hardal sarısı, hardal rengi, koyu sarı, safran, safran sarısı, kehribar, kehribar rengi, bal rengi, oker
c9a227: gold, golden, metallic gold, gold coloured, antique gold | altın, altın rengi, altın sarısı, dore, altuni, yaldızlı, yaldız, gold
b9bcc2: silver, silvery, metallic silver | gümüş, gümüş rengi, gümüşi, lame
9a6b34: bronze, brass | bronz, pirinç rengi, bronz rengi
2f8f3e: green, grass green, bright green, kelly green, leaf green | yeşil, çimen yeşili, yemyeşil, canlı yeşil, yaprak yeşili, çim yeşili, benetton yeşili
1d5330: dark green, forest green, bottle green, hunter green, deep green, pine green, moss green | koyu yeşil, nefti, orman yeşili, şişe yeşili, çam yeşili, ördek başı yeşili, ördekbaşı, yosun yeşili
1e9e6a: emerald, emerald green, jade, jade green | zümrüt yeşili, zümrüt, zümrüt rengi, yeşim
8fca7a: light green, pale green, apple green, pastel green, spring green, soft green | açık yeşil, elma yeşili, fıstık yeşili, pastel yeşil, çağla yeşili, çağla, uçuk yeşil
a7d61f: lime green, lime coloured, neon green, chartreuse | fosforlu yeşil, neon yeşil, limon yeşili, misket limonu rengi
a9dcc3: mint, mint green, seafoam, sea foam | mint, mint yeşili, su yeşili, nane yeşili
9caf88: sage, sage green | ada çayı yeşili, adaçayı yeşili
7a7a2c: olive, olive green, khaki, army green | haki, zeytin yeşili, zeytuni, zeytin rengi, asker yeşili
2455b8: blue, royal blue, cobalt, cobalt blue, bright blue, true blue, sapphire, sapphire blue | mavi, saks mavisi, saks, kobalt, kobalt mavisi, masmavi, canlı mavi, safir mavisi, çini mavisi, kraliyet mavisi, parlament mavisi, boncuk mavisi
1b2a57: navy, navy blue, dark blue, midnight blue, deep blue, indigo blue | lacivert, koyu mavi, gece mavisi, laciverd, kot mavisi
8fbfe8: light blue, sky blue, baby blue, pale blue, powder blue, pastel blue, soft blue, azure, ice blue | açık mavi, gök mavisi, bebek mavisi, buz mavisi, gökyüzü mavisi, pastel mavi, uçuk mavi, bebe mavisi, soluk mavi
5d7fa8: denim blue, steel blue, slate blue, dusty blue | çelik mavisi, kirli mavi
17a5a5: turquoise, aqua, cyan, aquamarine, turquoise blue | turkuaz, türkuaz, turkuvaz, firuze, cam göbeği, camgöbeği, akuamarin, deniz mavisi, deniz yeşili
0f6673: teal, petrol, petrol blue, dark turquoise, peacock blue | petrol mavisi, petrol yeşili, petrol rengi, çamur mavisi
3d3388: indigo | çivit, çivit mavisi, çivit rengi, indigo
6f3a96: purple, royal purple | mor, mosmor, canlı mor, menekşe moru, patlıcan moru açık
45215f: dark purple, deep purple, eggplant purple, aubergine coloured, plum, plum coloured | koyu mor, patlıcan moru, patlıcan rengi, mürdüm, mürdüm rengi, erik moru
8a4fb5: violet, amethyst | menekşe rengi, ametist, ametist rengi
b79bd6: lavender, lilac, light purple, pale purple, pastel purple, soft purple | lila, eflatun, açık mor, leylak rengi, lavanta rengi, lavanta moru, pastel mor, uçuk mor
a0708f: mauve | gülkurusu mor, leylak moru
6b4427: brown, coffee brown, chocolate brown, chestnut brown, walnut brown | kahverengi, kahve rengi, kahve renkli, çikolata rengi, kestane rengi, ceviz rengi
3e2615: dark brown, deep brown, espresso brown | koyu kahve, koyu kahverengi, acı kahve, acı kahverengi
a87b52: light brown, caramel, camel coloured, tan, hazel | açık kahve, açık kahverengi, karamel, karamel rengi, sütlü kahve, sütlü kahverengi, ela, fındık rengi, taba rengi
d9c3a0: beige, sand, sand coloured, nude, taupe, champagne coloured, khaki beige, ecru | bej, kum rengi, vizon, ten rengi, nüd, ekru, krem bej, şampanya rengi
f3ead3: cream, ivory, off white, eggshell, creamy | krem, krem rengi, fildişi, kırık beyaz, kemik rengi, krem beyazı
fafafa: white, snow white, pure white, snowy white | beyaz, bembeyaz, ak, kar beyazı
1a1a1c: black, jet black, pitch black, ebony | siyah, simsiyah, kara, kapkara, zifiri siyah
808489: gray, grey, medium gray, mid grey | gri, boz, kül rengi
45484d: dark gray, dark grey, charcoal, anthracite, charcoal gray, charcoal grey, slate, smoke grey | koyu gri, antrasit, füme, antrasit gri, duman rengi
c4c8cc: light gray, light grey, pale grey, pale gray | açık gri, gümüş gri
`;

/**
 * Names that are also things; as a colour they stand before the thing they
 * colour or in a list of colours.
 */
export const COLOR_OR_THING: Record<PromptLanguage, ReadonlySet<string>> = {
  en: new Set(
    'orange peach olive violet lavender lilac plum coral salmon mint emerald ruby sapphire honey brick sand wine rust amethyst sage cherry slate petrol copper brass'.split(
      ' ',
    ),
  ),
  tr: new Set('mercan somon bakır zümrüt çağla tarçın hardal mint safran ametist'.split(' ')),
};

/** Colour by each name, as written, in one language. */
export function colorNames(language: PromptLanguage): Map<string, string> {
  const side = language === 'en' ? 0 : 1;
  const found = new Map<string, string>();
  for (const line of COLORS.trim().split('\n')) {
    const [hex, names] = line.split(': ');
    for (const name of names.split(' | ')[side].split(', ')) found.set(name, `#${hex}`);
  }
  return found;
}

/** Words before a colour that make it darker, or lighter, or change nothing. */
const DARKER = ['dark', 'deep', 'koyu'];
const LIGHTER = ['light', 'pale', 'pastel', 'soft', 'açık', 'acik', 'soluk', 'uçuk'];
const AS_IT_IS = ['bright', 'vivid', 'neon', 'canlı', 'parlak', 'fosforlu'];

/** The shade that a word before a colour makes of it; undefined: no such word. */
export function shaded(word: string, color: string): string | undefined {
  if (AS_IT_IS.includes(word)) return color;
  if (!DARKER.includes(word) && !LIGHTER.includes(word)) return undefined;
  const [toward, share] = DARKER.includes(word) ? [16, 0.45] : [255, 0.5];
  const channel = (at: number): string => {
    const value = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(value + (toward - value) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
