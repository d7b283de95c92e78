import { LETTERING_MARK as MARK } from './text.ts';

/*
 * What says of quotes whose or what they are: "gelin ismi “Elif”", "the initials “J” and “K”". It is
 * a label, neither sewn nor drawn.
 */

const OWNER_TR =
  '(?:gelin|dama[td]|anne|baba|çocu[kğ]|çoçu[kğ]|bebe[kğ]|kız|erkek|oğul|oğl|torun|kardeş|abla|abi|ağabey|dede|nine|aile|çift|eş|sevgili|öğretmen|doktor|hemşire|takım|okul|sınıf|dükk[aâ]n|mağaza|firma|şirket|kafe|kulüp|grup|marka|bölüm|iki|üç|dört|beş|altı|\\p{N}+|küçük|büyük)\\p{L}*';
const LABEL_TR =
  '(?:(?:doğum|düğün|nik[aâ]h|nişan|söz|kına|sünnet|kuruluş|evlilik|mezuniyet|tanışma)\\s+)?(?:isim|ismi|ad|adı|ön ad|soyad|soyisim|soyismi|baş harf|başharf|harf|tarih|gün|yıl|saat|kilo|boy|numara|satır(?:\\s+yazı)?)(?:s?[ıiuü]|imiz|ımız|l[ae]r|l[ae]r[ıi]|[ıi]m|[ıi]n|n[ıi]n|[ıi]n[ıi]n)?';
const OWNER_EN =
  "(?:bride|groom|parent|mother|father|mom|mum|dad|child|children|kid|baby|son|daughter|boy|girl|brother|sister|couple|family|team|school|class|shop|store|company|club|band|teacher|doctor|grandma|grandpa|grandchildren|grandkid|two|three|four|five|the|my|our|their|his|her|a|\\p{N}+)(?:['’]s|s['’]?)?";
const LABEL_EN =
  '(?:(?:wedding|birth|anniversary|first|last|founding)\\s+)?(?:names?|initials?|letters?|date of birth|dates?|weight|year|birthday|number)(?:\\s+(?:is|are|of))?';
const MANNER = '(?:\\s+(?:alt alta|one (?:under|below|above) (?:another|the other|each other)))?';

const before = (owner: string, label: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}'’])(?:${owner}\\s+(?:(?:ve|ile|and|&)\\s+)?)*${label}${MANNER}\\s*:?\\s*(?=[\\uE100-\\uEFFF]?${MARK})`,
    'giu',
  );
const LABELS = [before(OWNER_TR, LABEL_TR), before(OWNER_EN, LABEL_EN)];

/** A prompt without what only labels the quotes in it. @param text with a mark where each quote was */
export const withoutLabels = (text: string): string =>
  LABELS.reduce((left, label) => left.replace(label, ' '), text);
