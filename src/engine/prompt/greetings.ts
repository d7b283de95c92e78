import { givenName } from './given-names.ts';
import type { PromptLanguage } from './plan.ts';
import { lowerCase } from './text.ts';

/*
 * Wishes that everybody sews are lettering without quotes: "Merry Christmas", "öğretmenler günü
 * kutlu olsun". What they are for stays in the prompt, for the drawing beside them.
 */

/** A wish in a prompt. */
interface Greeting {
  /** As it is to be lettered. */
  text: string;
  /** What stays of it in the prompt. */
  occasion: string;
  from: number;
  to: number;
}

const WHO =
  '(?:mom|mum|mommy|mama|dad|daddy|papa|grandma|grandpa|nana|teacher|friend|sister|brother|aunt|uncle|coach|nurse|wife|husband|boss)';
/** One of them, or two. */
const WHOM = `${WHO}(?: (?:and|&) ${WHO})?`;
const WHO_TR =
  '(?:anne|baba|öğretmen|dede|nine|abla|abi|teyze|hala|dayı|amca|arkadaş|doktor|hemşire)';
const DAYS =
  "new year|halloween|easter|hanukkah|thanksgiving|holidays|spring|fall|retirement|(?:mother|father|valentine|teacher|women|nurse)['’]?s['’]? day";

/** Wishes, what each is for (`=` for what it says itself, `<` for its first word), and whether a name may follow. */
const WISHES: readonly (readonly [PromptLanguage, string, string, named?: true])[] = [
  ['tr', 'mutlu noeller', 'noel'],
  ['tr', '(?:mutlu|iyi) (?:yıllar|seneler)', 'yılbaşı'],
  ['tr', 'nice (?:mutlu |güzel )?(?:yıllara|senelere|yaşlara)', 'yaş günü', true],
  ['tr', 'iyi ki (?:doğdun|geldin)', 'yaş günü', true],
  ['tr', 'iyi ki varsın,? (?:canım )?(?:öğretmenim|hocam)', 'öğretmenler günü'],
  [
    'tr',
    'iyi ki (?:varsın|benimsin)(?:,? (?:canım )?(?:annem|babam|ablam|abim|kardeşim|anneciğim|babacığım|dedem|ninem|aşkım))?',
    'sevgililer günü',
    true,
  ],
  ['tr', 'tebrikler', '', true],
  ['en', 'gone fishing', 'fishing'],
  ['en', 'gone camping', 'camping'],
  ['en', 'gone golfing', 'golf'],
  [
    'tr',
    'seni (?:çok )?seviyor(?:um|uz)(?: (?:anneciğim|babacığım|anne|baba|canım|aşkım))?',
    'sevgililer günü',
    true,
  ],
  ['tr', `(?:dünyanın )?en iyi ${WHO_TR}(?:si|sı|m)?|süper (?:anne|baba)`, 'sevgililer günü'],
  ['tr', 'canım (?:annem|babam|öğretmenim|ailem|kızım|oğlum|dedem|ninem)', 'sevgililer günü'],
  [
    'tr',
    'hoş ?geldin(?:iz)?(?: (?:bebek|bahar|yaz|kış|sonbahar|ramazan|ya şehri ramazan))?',
    '',
    true,
  ],
  ['tr', '(?:mutlu|iyi|hayırlı) (?:bayramlar|cumalar|ramazanlar)', 'bayram'],
  [
    'tr',
    'geçmiş olsun|afiyet olsun|bismillah(?:irrahmanirrahim)?|m[aâ]şallah|elhamdülillah|evim güzel evim|ne mutlu türküm diyene|tatlı rüyalar',
    '',
  ],
  [
    'en',
    "merry (?:little )?(?:christmas|xmas)|ho ho ho|season['’]?s greetings|joy to the world",
    'christmas',
  ],
  ['en', 'let it snow|hello winter', 'winter'],
  [
    'en',
    "(?:baby['’]?s|my|our|his|her) (?:1st|first) (?:christmas|xmas)(?: (?:19|20)\\p{N}{2})?",
    'christmas',
  ],
  ['en', "(?:baby['’]?s|my|our|his|her) (?:1st|first) (?:easter|halloween|birthday)", '<'],
  [
    'tr',
    '(?:bebeğimin|bebeğimizin|benim|kızımın|oğlumun)? ?ilk (?:yılbaşım|yılbaşısı|bayramım|bayramı|yaşım|yaş günüm)',
    'yılbaşı',
  ],
  [
    'en',
    `happy (?:\\p{N}+(?:st|nd|rd|th)? )?birthday(?: to you)?(?:,? (?:my )?${WHOM}(?!['’]))?(?! (?:cakes?|card|party|balloons?|banner|hats?|candles?|gift|present|design|theme))`,
    'birthday',
    true,
  ],
  [
    'en',
    `happy (?:\\p{N}+(?:st|nd|rd|th)? )?(?:wedding )?anniversary(?:,? (?:my )?${WHOM}(?!['’]))?`,
    'anniversary',
    true,
  ],
  ['en', `happy (?:${DAYS})(?:,? ${WHOM}(?!['’]))?(?: (?:19|20)\\p{N}{2}(?!\\p{N}))?`, '=', true],
  ['en', 'eid mubarak|ramadan (?:kareem|mubarak)', ''],
  ['en', 'but first,? coffee|coffee first', 'coffee'],
  ['tr', 'önce kahve', 'kahve'],
  ['en', 'trick or treat', 'halloween'],
  // What shirts of a year, of a wedding and of a crew say.
  [
    'en',
    '(?:(?:congratulations|congrats|welcome|hello|goodbye|go|hooray|farewell),? (?:to )?(?:the )?)?class of \\p{N}{4}',
    'graduation',
  ],
  [
    'en',
    '(?:congratulations|congrats),? (?:to )?(?:the |our |my )?(?:graduates?|grads?)',
    'graduation',
  ],
  [
    'en',
    '(?:congratulations|congrats),? (?:to )?(?:the )?(?:newlyweds|happy couple|bride and groom)',
    'wedding',
  ],
  ['en', '(?:est|since)\\.? \\p{N}{4}', ''],
  ['en', '(?:(?:cub|boy|girl) scouts? )?(?:troop|pack) (?:no\\.? ?|#)?\\p{N}{1,4}', ''],
  ['en', 'fire (?:department|dept|rescue|brigade)', '='],
  [
    'en',
    '(?:team|tribe) bride|bride (?:squad|tribe|crew|team)|(?:maid|matron) of honou?r|(?:mother|father|sister) of the (?:bride|groom)|ring bearer',
    'wedding',
  ],
  [
    'en',
    '(?:dog|cat) (?:mom|mum|mama|dad)(?! (?:and|with) (?:her|its|his|pup|kitten|bab|(?:[a-z]+ )?paws))',
    'paw print',
  ],
  ['en', '(?:crazy )?(?:plant|book|cactus|bee) (?:mom|mum|mama|dad|lady)(?! (?:and|with))', '<'],
  ['en', '(?:boy|girl|twin|fur) (?:mom|mum|mama|dad)(?! (?:and|bear|fox|cat|dog))', ''],
  ['tr', '(?:kedi|köpek|çiçek|kitap|kaktüs) annesi(?! (?:ve|ile|yavru))', '<'],
  [
    'en',
    "merry (?:and|&) bright|['’]?tis the season|oh? holy night|peace on earth|all is (?:calm|bright)|(?:have yourself|have) a (?:holly jolly|merry little) christmas|deck the halls|jingle all the way",
    'christmas',
  ],
  ['en', 'home is where (?:the heart|mom|love|the dog|the cat) is', ''],
  ['en', '(?:i )?love (?:you|you all) to the moon and back|to the moon and back', 'moon'],
  [
    'en',
    'dream big,? little (?:one|man|lady|girl|boy)|you are (?:so |very )?loved|all you need is love|made with love|handmade with love|live,? laugh,? love|love you more|love always wins',
    "valentine's day",
  ],
  [
    'en',
    "just breathe|never stop exploring|wander often|not all who wander are lost|stay (?:weird|cozy|strong|humble|salty|golden|magical)|be (?:still|brave|you|yourself|the light|happy)(?= |$|,|\\.)(?! (?:with|in|on) (?:colou?r|the))|it is well(?: with my soul)?|choose (?:joy|happy|kindness|love)|count your blessings|best friends forever|eat,? sleep,? [a-z]+,? repeat|life is (?:good|short|sweet|better)(?: (?:at|with|on|by|in) (?:the |a )?[a-z]+)?|coffee then [a-z]+|grow with (?:me|love|grace)|go away,? i['’]?m [a-z]+ing|carpe diem|hakuna matata|keep going|you got this|good things take time|enjoy the little things|the best is yet to come|believe in (?:yourself|magic)|dare to dream|follow your (?:heart|dreams)|happy place|namaste|thankful(?: and blessed)?|grateful thankful blessed",
    '',
  ],
  [
    'en',
    'crazy (?:cat|dog|chicken|yarn|horse|goat|bird|fish) lady|(?:cat|chicken) lady(?= with|$|,)',
    '',
  ],
  [
    'en',
    "(?:big|little|lil|baby) (?:brother|sister|bro|sis)(?= with |$|,)|(?<=^)(?:mama|papa|baby|nana|auntie) bear(?=$|,)|little miss [a-z]+(?=$|,| with)|(?:mama|daddy|nana|papa)['’]s (?:little )?(?:boy|girl|princess|prince|angel|sunshine|world)",
    '',
  ],
  ['tr', 'nazar değmesin', 'nazar boncuğu'],
  ['tr', '(?:kahve|çay) (?:keyfi|molası|saati)|çay var mı\\??', '<'],
  [
    'tr',
    'hayat (?:kısa,? kuşlar uçuyor|çok güzel|güzel|seninle güzel)|anne eli(?: değmiş gibi)?|aşk her yerde|allah korusun|biz bir aileyiz|benim küçük (?:prensesim|kahramanım|meleğim|kuzum)|her şey (?:çok )?güzel olacak|sevgiyle (?:yapıldı|işlendi)|el emeği göz nuru|gülümse|hayal et|bugün güzel bir gün',
    '',
  ],
  [
    'tr',
    'dünyanın en (?:tatlı|güzel|iyi|şeker) (?:bebeği|annesi|babası|öğretmeni|dedesi|ninesi|kızı|oğlu|teyzesi|halası|dayısı|amcası|ablası|kardeşi)',
    'sevgililer günü',
  ],
  ['en', 'happy camper', 'camping'],
  [
    'en',
    '(?:softball|baseball|soccer|football|hockey|basketball|volleyball|tennis|golf|karate) (?:mom|mum|mama|dad|grandma|grandpa|sister|brother)',
    '<',
  ],
  ['en', '(?:my )?(?:first|last) day of (?:school|kindergarten|preschool)|back to school', ''],
  ['tr', '(?:okulun|anaokulunun) ilk günü|okula dönüş', ''],
  ['en', '(?:19|20)?\\p{N}0s (?:kid|baby|girl|boy|child)', ''],
  [
    'en',
    'adventure awaits|the adventure begins|girl power|be kind|good vibes(?: only)?|wild and free|born to be wild|wild at heart|free spirit|mama tried|coffee first|but first,? coffee|(?:nurse|teacher|mom|mum|mama|farm|lake|camp|beach|salon|barn|river|ranch|cabin) life|hello gorgeous|god is good|rise and shine|faith over fear',
    '',
  ],
  [
    'tr',
    '(?:gelin|damat|kız) (?:takımı|ekibi)|(?:gelinin|damadın) (?:annesi|babası|kardeşi|ablası)',
    'düğün',
  ],
  ['en', 'hello (?:spring|summer|autumn|fall|sunshine)', '='],
  ['en', `i love (?:you|my)(?: ${WHO})?|love you(?: ${WHO})?|be mine`, "valentine's day"],
  [
    'en',
    `(?:the )?(?:world['’]?s )?(?:best|greatest) ${WHO}(?: ever)?|super ${WHO}`,
    "valentine's day",
  ],
  [
    'en',
    '(?:hello|hi|sleep tight|goodnight|good night),? (?:little one|sweet baby|sweet pea|little (?:man|lady|dreamer|star)|gorgeous|sunshine)|sleep tight|welcome (?:baby(?: (?:girl|boy))?|little one|to the world|to our (?:home|farm|garden|kitchen|nest))',
    '',
    true,
  ],
  ['en', 'home sweet home|welcome home|bless this (?:home|house)', 'house'],
  ['en', 'just married|happily ever after|save the date', 'wedding'],
  [
    'en',
    "thank you(?: so much| teacher|(?= (?:mrs?|ms|miss|mom|mum|dad|coach|doctor|nurse|nana|grandma|grandpa)(?:\\.| )))|get well soon|good luck|congratulations|congrats|you are my sunshine|live laugh love|sweet dreams|bon appetit|god bless(?: you)?|it['’]?s an? (?:boy|girl)|dream big|stay wild",
    '',
    true,
  ],
];
/** The Turkish ones, as patterns. */
export const TURKISH_WISHES: readonly string[] = WISHES.flatMap(([language, words]) =>
  language === 'tr' ? [words] : [],
);

const OPENED = WISHES.map(([language, words, occasion, named]) => {
  const spaced = words.replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+');
  const pattern = new RegExp(`(?<!\\p{L})(?:${spaced})(?!\\p{L})`, 'iu');
  return { pattern, language, occasion, named };
});

/** A word of any of them, looked for first: what asks for whole words of any script is dear to make. */
const ANY_WISH = new RegExp(
  WISHES.map(([, words]) =>
    words.replaceAll('\\p{N}', '\\d').replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+'),
  ).join('|'),
  'i',
);
const ANY_BLESSING = /ols[uü]n/;

/** "Öğretmenler günü kutlu olsun", "bayramınız mübarek olsun": from where the clause begins. */
const BLESSED =
  /(?<!\p{L})((?:(?!(?:ve|ile|için|olan|bir|(?:köşe|kose|alt|üst|ust|orta|kenar|yan|iç|ön|arka)(?:si|sı)?n?[aeıiuü](?:n[dt]?[ae])?)\s)\p{L}+\s+){1,3})(?:kutlu|mübarek|hayırlı)(?:\s+ve\s+(?:kutlu|mübarek|mutlu))?\s+ols[uü]n(?!\p{L})/iu;
/** "Happy birthday Emma", "iyi ki doğdun Ali": as far as capitals go. */
const NAMES_AFTER =
  /^(?:,?\s+\p{Lu}[\p{L}’'-]+\.?)+(?:\s+(?:and|ve|&)\s+\p{Lu}[\p{L}’'-]+)?(?!\p{L})/u;

/** "İyi ki doğdun Mira 1 yaş": how old somebody is. */
const AGE_AFTER = /^,?\s+\p{N}{1,3}\s+ya[şs](?:[ıi]nda)?(?=\s*(?:$|[,.!]))/iu;

/** The first wish of a prompt, if it has one. */
export function greetingIn(prompt: string): Greeting | undefined {
  // In small letters of the language a capital İ and I are found too; no word changes its length.
  const small = lowerCase(prompt, 'tr');
  const isAligned = small.length === prompt.length;
  const blessed = isAligned && ANY_BLESSING.test(small) ? BLESSED.exec(small) : null;
  if (blessed) {
    const [from, to] = [blessed.index, blessed.index + blessed[0].length];
    const occasion = blessed[1]
      .replace(/(?:doğum|yaş) günü\p{L}*/iu, 'yaş günü')
      .replace(/(?<=gün)ün(?:üz)?(?!\p{L})/iu, 'ü');
    return { text: titled(prompt.slice(from, to), 'tr'), occasion, from, to };
  }
  if (!ANY_WISH.test(prompt) && !ANY_WISH.test(small)) return undefined;
  for (const { pattern, language, occasion, named } of OPENED) {
    const found = pattern.exec(prompt) ?? (isAligned ? pattern.exec(small) : null);
    if (!found) continue;
    const from = found.index;
    const end = from + found[0].length;
    const after = prompt.slice(end);
    const name = named && (NAMES_AFTER.exec(after)?.[0] ?? smallNameIn(after, language));
    const nameEnd = end + (name ? name.length : 0);
    const to = nameEnd + (named ? (AGE_AFTER.exec(prompt.slice(nameEnd))?.[0].length ?? 0) : 0);
    const text = titled(prompt.slice(from, to), language);
    // In small letters and without a year, that it is not lettered once more.
    const said = {
      '=': found[0].toLowerCase().replace(/ \p{N}+$/u, ''),
      '<': found[0].split(/\s/)[0],
    }[occasion];
    return { text, occasion: said ?? occasion, from, to };
  }
  return undefined;
}

/** "hoşgeldin bebek defne": at the end of what is said a name is no bush, though without a capital. */
function smallNameIn(after: string, language: PromptLanguage): string | undefined {
  const found = /^\s+(\p{Ll}{3,})(?=\s*(?:[,.!]|$))/u.exec(after);
  return found && givenName(found[1], language) !== undefined ? found[0] : undefined;
}

/** With capitals where words begin, unless somebody chose their own. */
function titled(text: string, language: PromptLanguage): string {
  return /^(?:\p{Ll}|Fire d|Fire r|Fire b)/u.test(text)
    ? text.replace(/(?<![\p{L}\p{N}’'])(?!(?<!^)(?:of|the|and)\s)\p{L}/gu, (letter) =>
        letter.toLocaleUpperCase(language),
      )
    : text;
}

/** A wish that a text begins with, its language, and whether it is said to somebody by name. */
export function wishAtStart(
  text: string,
): { said: string; language: PromptLanguage; named: boolean } | undefined {
  for (const { pattern, language, named = false } of OPENED) {
    const found = pattern.exec(text) ?? pattern.exec(lowerCase(text, 'tr'));
    if (found?.index === 0) return { said: text.slice(0, found[0].length), language, named };
  }
  return undefined;
}
