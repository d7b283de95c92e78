import type { Lettering } from './lettering.ts';
import type { MotifIndex } from './motif-index.ts';
import { englishStems, turkishStems } from './stems.ts';
import { LETTERING_MARK as MARK, lowerCase, squeeze } from './text.ts';

/*
 * Words with capitals at the end, after a place: "mor sümbül, altında Anneme", "a rose with Love Always
 * below". Nobody draws there what has a capital, unless it is a motif's name.
 */

const RUN = "\\p{Lu}[\\p{L}’']*(?:\\s+(?:(?:ve|and|ile|&|\\+)\\s+)?\\p{Lu}[\\p{L}’']*){0,4}";
const TURKISH = new RegExp(
  `(?<=\\s)((?:alt|üst|ust|üzer|uzer)(?:ında|inda|ına|ta|ünde|unde|üne|inde|ine|te)(?: da)?\\s+)(${RUN})(?=\\s*(?:${MARK}\\s*)?[.!]?\\s*$|\\s*,\\s*(?:en\\s+)?alt\\p{L}*\\s+${MARK})`,
  'u',
);
const ENGLISH = new RegExp(
  `(?<=(?:with|and|,)\\s+)(${RUN}(?:\\s+\\p{N}{1,4})?)(?=\\s+(?:below|underneath|beneath|above|under it|on top|around it|all around|around)\\s*(?:[.!]?\\s*$|,))`,
  'u',
);
/** On a circle about it. */
const AROUND = /^\s+(?:all )?around(?: it)?\s*[.!]?\s*$/;
/** Whoever it is for is named so, and not drawn: "Anneme", "Mom". */
const KIN = /:(?:woman|man|girl|boy|old-(?:wo)?man|grandmother|grandfather|baby|teacher|family)$/;

/** Towns at the beginning, before a comma: "Antalya, portakal ve deniz" is a souvenir's title. */
const TOWN =
  /^\s*(Adana|Adıyaman|Afyon|Ağrı|Aksaray|Amasya|Ankara|Antalya|Ardahan|Artvin|Aydın|Balıkesir|Bartın|Batman|Bayburt|Bilecik|Bingöl|Bitlis|Bolu|Burdur|Bursa|Çanakkale|Çankırı|Çorum|Denizli|Diyarbakır|Düzce|Edirne|Elazığ|Erzincan|Erzurum|Eskişehir|Gaziantep|Giresun|Gümüşhane|Hakkari|Hatay|Iğdır|Isparta|İstanbul|İzmir|Kahramanmaraş|Karabük|Karaman|Kars|Kastamonu|Kayseri|Kilis|Kırıkkale|Kırklareli|Kırşehir|Kocaeli|Konya|Kütahya|Malatya|Manisa|Mardin|Mersin|Muğla|Muş|Nevşehir|Niğde|Ordu|Osmaniye|Rize|Sakarya|Samsun|Siirt|Sinop|Sivas|Şanlıurfa|Şırnak|Tekirdağ|Tokat|Trabzon|Tunceli|Uşak|Van|Yalova|Yozgat|Zonguldak|Bodrum|Marmaris|Fethiye|Alaçatı|Çeşme|Ayvalık|Datça|Alanya|Bozcaada|Cunda|Safranbolu|Assos|Olimpos|Foça)(?=\s*[,:])/u;

/** "Gilmore family, est. 2019", "Yılmaz ailesi": whose sign it is. */
const FAMILY = /^\s*((?:The )?\p{Lu}\p{Ll}+) (family|ailesi)(?=\s*(?:[,\uE000]|$))/u;

/** The same lettering with what stands so at the end of its rest, or as a title before it. */
export function withPlaced(lettering: Lettering, index: MotifIndex): Lettering {
  const { rest, words } = lettering;
  const town = words.length === 0 && TOWN.exec(rest);
  if (town) return { ...lettering, words: [town[1]], rest: `${MARK}${rest.slice(town[0].length)}` };
  const family = FAMILY.exec(rest);
  if (family && !isMotif(family[1].replace(/^The /, ''), index)) {
    const [whole, name, word] = family;
    const text = `${name} ${word === 'ailesi' ? 'Ailesi' : 'Family'}`;
    // They are drawn as well.
    return {
      ...lettering,
      words: [text, ...words],
      rest: `${MARK} ${word} ${rest.slice(whole.length)}`,
    };
  }
  const english = ENGLISH.exec(rest);
  const turkish = TURKISH.exec(rest);
  const run = english?.[1] ?? turkish?.[2];
  if (run === undefined || isMotif(run, index)) return lettering;
  const at = english ? english.index : turkish!.index + turkish![1].length;
  const before = rest.slice(0, at);
  // Where all has capitals they say nothing.
  const others = before.match(/(?<!\p{L})\p{L}{3,}/gu) ?? [];
  const capitals = others.slice(1).filter((word) => /^\p{Lu}/u.test(word));
  if (capitals.length > 0 && capitals.length >= (others.length - 1) / 2) return lettering;
  const rank = before.split(MARK).length - 1;
  return {
    ...lettering,
    words: [...words.slice(0, rank), run, ...words.slice(rank)],
    rest: `${before}${MARK}${rest.slice(at + run.length)}`,
    ...(AROUND.test(rest.slice(at + run.length)) && !lettering.style?.form
      ? { style: { ...lettering.style, form: 'around' as const } }
      : {}),
  };
}

/** Whether a thing is called so that is drawn. @param whole by all of its words, not by the last */
export function isMotif(run: string, index: MotifIndex, whole = false): boolean {
  const words = run.split(/\s+/);
  return (['en', 'tr'] as const).some((language) => {
    const lower = words.map((word) => lowerCase(word, language));
    const stems = language === 'en' ? englishStems : turkishStems;
    const named = (list: readonly string[]): boolean =>
      stems(list.at(-1)!).some(({ stem }) =>
        (index.names[language].exact.get(squeeze(list.slice(0, -1).join('') + stem)) ?? []).some(
          (id) => !KIN.test(id),
        ),
      );
    return named(lower) || (!whole && lower.length > 1 && named(lower.slice(-1)));
  });
}
