import type { MotifKind } from './motif-index.ts';
import type { PromptPlan } from './plan.ts';
import { GIVEN } from './read-names.ts';

/*
 * Shops by their signs. "Logo for a bakery" names nothing that is drawn: a shop is where one is, as
 * in "a cat in a bakery". Where a prompt says nothing else, what the shop is known by is drawn.
 */

/** What hangs over a door, in English and Turkish, and the shops that it hangs over. */
const SIGNS: readonly (readonly [en: string, tr: string, shopsEn: string, shopsTr: string])[] = [
  ['loaf of bread', 'ekmek', 'bakery|bakehouse|bakers?', 'fırın|ekmek fırını|unlu mamuller'],
  ['croissant', 'kruvasan', 'patisserie', 'pastane|pastahane'],
  ['cupcake', 'kek', 'cake shop|pastry shop|confectionery', 'tatlıcı'],
  [
    'coffee cup',
    'kahve fincanı',
    'caf[eé]|coffee ?(?:house|shop)|coffee bar|coffee (?:roasters?|roastery)',
    'kafe|kahveci|kahve ?evi|kahvehane|kafeterya',
  ],
  [
    'fork and knife',
    'çatal bıçak',
    'restaurant|diner|bistro|eatery',
    'restoran|restorant|lokanta|ev yemekleri',
  ],
  ['pizza', 'pizza', 'pizzeria|pizza place|pizza parlou?r', 'pizzacı'],
  ['beer mug', 'bira bardağı', 'brewery|pub|beer garden|tavern', 'birahane|meyhane'],
  ['grapes', 'üzüm', 'winery|vineyard', 'şaraphane|bağ evi'],
  ['bouquet of flowers', 'çiçek buketi', 'florists?|flower shop', 'çiçekçi'],
  [
    'scissors',
    'makas',
    'hair salon|hairdressers?|barbers?|barber ?shop',
    'kuaför|erkek kuaförü|bayan kuaförü',
  ],
  [
    'lipstick',
    'ruj',
    'beauty salon|beauty parlou?r|makeup studio',
    'güzellik salonu|güzellik merkezi|makyaj stüdyosu',
  ],
  [
    'lotus flower',
    'nilüfer',
    'spa|wellness cent(?:er|re)|(?:yoga|pilates|meditation) (?:studio|school)',
    'spa|(?:yoga|pilates) (?:stüdyosu|salonu|merkezi)|masaj salonu',
  ],
  ['dumbbell', 'dambıl', 'gym|fitness (?:cent(?:er|re)|club|studio)', 'spor salonu|fitness salonu'],
  [
    'paw print',
    'pati izi',
    'pet shop|pet store|vet(?:erinary)?(?: clinic| practice)?|animal (?:clinic|shelter)|dog groomer|groomers?',
    'pet ?shop|veteriner|hayvan barınağı',
  ],
  [
    'tooth',
    'diş',
    'dentists?|dental (?:clinic|practice|office|studio)',
    'diş hekimi|dişçi|diş kliniği|ağız ve diş sağlığı',
  ],
  ['mortar and pestle', 'havan', 'pharmacy|chemists?|drugstore|apothecary', 'eczane'],
  [
    'scales of justice',
    'terazi',
    'law (?:firm|office|school)|lawyers?|attorneys?|notary',
    'avukat|avukatlık|hukuk bürosu|hukuk fakültesi|noter',
  ],
  [
    'house',
    'ev',
    'real estate(?: agency| office)?|estate agents?|realtors?',
    'emlak|emlakçı|emlak ofisi',
  ],
  [
    'airplane',
    'uçak',
    'travel agency|tour company',
    'seyahat acentası|seyahat acentesi|turizm acentası|tur şirketi',
  ],
  ['bed', 'yatak', 'hotel|hostel|guest ?house|bed and breakfast', 'otel|pansiyon|hostel'],
  [
    'camera',
    'fotoğraf makinesi',
    'photographers?|photo(?:graphy)? studio',
    'fotoğrafçı|fotoğraf stüdyosu',
  ],
  [
    'dress',
    'elbise',
    'boutique|fashion (?:store|house)|clothes shop|clothing (?:store|brand)',
    'butik|giyim mağazası|moda evi',
  ],
  [
    'needle and thread',
    'iğne iplik',
    'tailors?(?: shop)?|sewing (?:shop|studio|school)|dressmakers?',
    'terzi|dikiş atölyesi|dikiş kursu',
  ],
  ['shoe', 'ayakkabı', 'shoe (?:shop|store)|cobblers?', 'ayakkabıcı|kundura'],
  ['ring', 'yüzük', 'jewell?ers?|jewell?ery (?:shop|store)', 'kuyumcu|mücevherci|takı atölyesi'],
  ['glasses', 'gözlük', 'opticians?|eyewear (?:shop|store)', 'optik|gözlükçü'],
  [
    'red apple',
    'elma',
    'greengrocers?|grocer(?:y|s)?(?: store| shop)?|fruit shop',
    'manav|market|bakkal',
  ],
  ['butcher cleaver', 'satır', 'butchers?(?: shop)?|meat shop', 'kasap'],
  ['fish', 'balık', 'fishmongers?|fish (?:shop|market)', 'balık pazarı|balık lokantası'],
  [
    'book',
    'kitap',
    'bookshop|bookstore|book club|library',
    'kitabevi|kitapçı|kitap kulübü|kütüphane',
  ],
  [
    'pencil',
    'kurşun kalem',
    'stationers?|stationery (?:shop|store)|primary school|elementary school|tutoring cent(?:er|re)',
    'kırtasiye|etüt merkezi|dershane',
  ],
  [
    'teddy bear',
    'oyuncak ayı',
    'toy ?(?:shop|store)|kindergarten|nursery school|preschool|day ?care',
    'oyuncakçı|anaokulu|kreş|ana sınıfı',
  ],
  [
    'hammer',
    'çekiç',
    'hardware (?:shop|store)|construction company|builders?|carpentry|carpenters?',
    'nalbur|inşaat şirketi|inşaat firması|marangoz|mobilyacı',
  ],
  [
    'wrench',
    'anahtar takımı',
    'garage|auto repair(?: shop)?|mechanics?|plumbing company',
    'oto tamir|oto sanayi|tamirhane|tesisatçı',
  ],
  ['car', 'araba', 'car wash', 'oto yıkama'],
  [
    'bicycle',
    'bisiklet',
    '(?:bike|bicycle|cycle) (?:shop|store|repair|rental)',
    'bisikletçi|bisiklet tamircisi|bisiklet kiralama',
  ],
  ['tire', 'lastik', 'tire shop|tyre shop', 'lastikçi'],
  ['ice cream', 'dondurma', 'ice cream (?:shop|parlou?r)|gelateria', 'dondurmacı'],
  ['simit', 'simit', 'bagel shop', 'simitçi'],
  ['baklava', 'baklava', 'baklava shop', 'baklavacı'],
  ['honey jar', 'bal kavanozu', 'apiary|honey farm|beekeepers?', 'arıcı|arıcılık|balcı'],
  ['burger', 'hamburger', 'burger (?:joint|bar|place|shop)', 'burgerci|hamburgerci'],
  [
    'paintbrush',
    'boya fırçası',
    'painters?|art (?:school|studio)',
    'boyacı|resim atölyesi|resim kursu',
  ],
  ['key', 'anahtar', 'locksmiths?', 'çilingir|anahtarcı'],
  ['clock', 'saat', 'watchmakers?|watch (?:shop|store)', 'saatçi'],
  ['truck', 'kamyon', 'moving company|trucking|haulage', 'nakliyat|nakliyeci|lojistik'],
  ['lawn mower', 'çim biçme makinesi', 'landscaping|lawn care|gardening service', 'peyzaj'],
  ['sofa', 'koltuk', 'furniture (?:shop|store)|upholster(?:y|er)', 'döşemeci|mobilya mağazası'],
  [
    'bubbles',
    'sabun köpüğü',
    'cleaning (?:company|service)|laundry|laundromat|dry cleaners?',
    'temizlik şirketi|temizlik firması|çamaşırhane|kuru temizleme',
  ],
  ['light bulb', 'ampul', 'electric(?:al)? company|electricians?', 'elektrikçi'],
  [
    'musical note',
    'nota',
    'record (?:shop|store)|music (?:shop|store|studio)',
    'müzik evi|müzik kursu|plakçı',
  ],
];

/** A butcher's board is no shop: after its name a shop has nothing but what a piece is. */
const SHOP_EN =
  '(?: shop| store| business| company)?(?= (?:logo|sign|emblem|badge|patch|design|embroidery|with|in|for|called|named)(?!\\p{L})|[^\\p{L}\\s]|\\s*$)';
const SHOP_TR =
  '(?:ı|i|u|ü|m|ım|im|um|üm|mız|miz|ımız|imiz|umuz|ümüz)?(?: (?:dükk[aâ]n|salon|atölye|mağaza|klini[kğ]|işletme|ofis)(?:[ıiuü]|s[ıiuü])?(?:m[ıiuü]z)?)?';

/**
 * What is read of a prompt, with the sign of the shop that it names where nothing in it is one; that
 * is told. One who it is for by name, and nothing else lettered, has the name.
 * @param read reads a prompt
 */
export function orItsSign(
  plan: PromptPlan,
  prompt: string,
  read: (prompt: string) => PromptPlan,
  kindOf: (motif: string) => MotifKind,
): PromptPlan {
  const sign = isOpen(plan, kindOf) ? signOfShop(prompt) : undefined;
  // Beside something else a shop is one only where a logo is asked for: "a cat in a bakery".
  const shown = sign && (isBare(plan) || LOGO.test(prompt)) ? read(apart(sign.prompt)) : undefined;
  const isShown = shown !== undefined && shown.subjects.length > plan.subjects.length;
  if (!sign || !isShown || !sign.suits(plan)) return orItsName(plan, prompt, read);
  return { ...shown, respelled: [...shown.respelled, { word: sign.word, read: sign.read }] };
}

const isBare = ({ subjects, words }: PromptPlan): boolean =>
  subjects.length === 0 && words.length === 0;

const LOGO = /(?<!\p{L})(?:logo|emblem|badge|amblem|arma|rozet|tabela)/iu;

/** "A coffee cup logo with a moon": beside the cup, not in it. */
const apart = (prompt: string): string =>
  prompt.replace(/(?<=(?:logo|emblem|badge|sign)) with (?=an?(?!\p{L}))/iu, ' and ');

/** What says nothing of a trade: a café may have the moon in its sign, and a gym a lion. */
const EMBLEMS: ReadonlySet<MotifKind> = new Set([
  'sky',
  'nature',
  'animal',
  'bird',
  'insect',
  'sea',
  'face',
] as const);
const ORNAMENT = /:(?:.*heart.*|.*star|crown|sparkles|bicycle|.*-wreath|anchor|arrow)$/;

/** Whether nothing that is drawn can be the sign of a shop. */
const isOpen = (
  { subjects, arrangement }: PromptPlan,
  kindOf: (motif: string) => MotifKind,
): boolean =>
  subjects.length < 3 &&
  arrangement === undefined &&
  subjects.every(({ motif }) => EMBLEMS.has(kindOf(motif)) || ORNAMENT.test(motif));

/** "Embroidery for Emily", "Ela için kelebek", "Zeynep'e bir gül". */
const WHOSE = [
  new RegExp(`(?<!\\p{L})[Ff]or ${names('and|&')}(?!\\p{L}|['’])`, 'gu'),
  new RegExp(`(?<!\\p{L})${names('ve|ile|&')} için(?!\\p{L})`, 'gu'),
  /(?<!\p{L})(?<name>\p{Lu}\p{Ll}+)['’]y?[ae](?!\p{L})/gu,
];

function names(joint: string): string {
  return `(?<name>\\p{Lu}\\p{Ll}+(?: (?:${joint}) \\p{Lu}\\p{Ll}+)?)`;
}

function orItsName(
  plan: PromptPlan,
  prompt: string,
  read: (prompt: string) => PromptPlan,
): PromptPlan {
  if (plan.words.length > 0) return plan;
  const typed = prompt.normalize('NFC');
  // What is known is no name: "logo için", "for Christmas"; but some names are things as well.
  const isName = (word: string): boolean =>
    GIVEN.test(word) || plan.unknown.some((one) => one.word.split(/['’]/)[0] === word);
  const found = WHOSE.flatMap((whose) => [...typed.matchAll(whose)]).find((one) =>
    one.groups!['name'].split(/ .+ /).every(isName),
  );
  if (!found) return plan;
  const rest = typed.slice(0, found.index) + typed.slice(found.index + found[0].length);
  return read(`${rest.trim()} "${found.groups!['name']}"`);
}

/** A prompt with the sign of its shop in the shop's place, and both. */
interface ShopSign {
  prompt: string;
  /** The shop, as typed. */
  word: string;
  /** Its sign, in the prompt's language. */
  read: string;
  /** Whether it says something that the plan does not: a pet shop has its animals. */
  suits: (plan: PromptPlan) => boolean;
}

/** Trades that are known by their animals. */
const WITH_ANIMALS = /^(?:paw print|fish)$/;

const OPENED = new Map<string, { part: RegExp; whole: RegExp }>();

/** Shops as they are looked for; the whole only where a part of it is there. Made once, when first asked for. */
function opened(shops: string, language: 'en' | 'tr'): { part: RegExp; whole: RegExp } {
  let found = OPENED.get(shops);
  if (!found) {
    const shop =
      language === 'tr'
        ? `(?:${shops})${SHOP_TR}`
        : `(?:an? |the |my |our )?(?:${shops})(?:['’]s)?${SHOP_EN}`;
    found = {
      part: new RegExp(shops, 'i'),
      whole: new RegExp(`(?<!\\p{L})${shop}(?!\\p{L})`, 'iu'),
    };
    OPENED.set(shops, found);
  }
  return found;
}

/** The sign of the shop that a prompt names; undefined where it names none. */
function signOfShop(prompt: string): ShopSign | undefined {
  const typed = prompt.normalize('NFC');
  // The flag for case does not know that İ is a small i.
  const dotted = typed.replaceAll('İ', 'i');
  for (const [en, tr, shopsEn, shopsTr] of SIGNS) {
    const ways = [
      [tr, shopsTr, 'tr'],
      [en, shopsEn, 'en'],
    ] as const;
    for (const [read, shops, language] of ways) {
      const text = language === 'tr' ? dotted : typed;
      const { part, whole } = opened(shops, language);
      const found = part.test(text) ? whole.exec(text) : null;
      if (!found) continue;
      const end = found.index + found[0].length;
      const word = typed.slice(found.index, end).replace(/^(?:an?|the|my|our) /i, '');
      const suits = ({ subjects }: PromptPlan): boolean =>
        subjects.length === 0 || !WITH_ANIMALS.test(en);
      return {
        prompt: typed.slice(0, found.index) + read + typed.slice(end),
        word,
        read,
        suits,
      };
    }
  }
  return undefined;
}
