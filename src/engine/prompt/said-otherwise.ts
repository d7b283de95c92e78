import { ACTS } from './said-of-acts.table.ts';
import { ACTS_DONE } from './said-of-acts-done.table.ts';
import { CLUBS_AND_COMPANY } from './said-of-clubs-and-company.table.ts';
import { IN_PASSING } from './said-in-passing.table.ts';
import { LISTS } from './said-of-lists.table.ts';
import { NEEDLEWORK } from './said-of-needlework.table.ts';
import { PIECES_AND_PEOPLE, type Plainly } from './said-of-people.table.ts';
import { PIECES_FOR } from './said-of-pieces-for.table.ts';
import { STALLS_AND_PLAYERS } from './said-of-stalls-and-players.table.ts';
import { REQUESTS } from './said-of-requests.table.ts';
import { REASONS } from './said-of-reasons.table.ts';
import { STORIES } from './said-of-stories.table.ts';
import { THINGS } from './said-of-things.table.ts';
import { COUPLES_AND_PARTS } from './said-of-couples-and-parts.table.ts';
import { FRAMES_AND_WOOL } from './said-of-frames-and-wool.table.ts';
import { KEPT_DAYS, ROWS_AND_RINGS } from './said-of-rows-and-rings.table.ts';
import { PARTS_SAID } from './said-of-parts.table.ts';
import { SAID_TOGETHER } from './said-together.table.ts';
import { TRADES_AND_KIN } from './said-of-trades-and-kin.table.ts';
import { lowerCase } from './text.ts';
import { WHO_AND_WHERE } from './said-of-who-and-where.table.ts';
import { WHERE_SEWN } from './said-of-where-sewn.table.ts';
import { WISHES } from './said-of-wishes.table.ts';
import { TWO_MEANINGS } from './two-meanings.table.ts';

/*
 * Turns of phrase that are said more plainly before a prompt is read: clubs by their colours, ways of
 * looking out by where somebody stands.
 */

/** Clubs are known by two colours. */
const CLUBS: Readonly<Record<string, string>> = {
  galatasaray: 'sarı kırmızı',
  fenerbahçe: 'sarı lacivert',
  beşiktaş: 'siyah beyaz',
  trabzonspor: 'bordo mavi',
};
const CLUB_PART = /galatasaray|fenerbahçe|beşiktaş|trabzonspor/i;
const CLUB =
  /(?<!\p{L})(galatasaray|fenerbahçe|beşiktaş|trabzonspor)\p{L}*(?:['’]\p{L}+)?(?: (?:renkleri(?:nde|yle)?|için|colou?rs?))?/giu;

/** What is said, by a part of it that is looked for first, and what is read instead. */
const PLAINLY: readonly Plainly[] = [
  ...COUPLES_AND_PARTS,
  ...ROWS_AND_RINGS,
  ...FRAMES_AND_WOOL,
  ...IN_PASSING,
  ...CLUBS_AND_COMPANY,
  ...REQUESTS,
  ...STORIES,
  ...REASONS,
  ...WHERE_SEWN,
  ...NEEDLEWORK,
  ...LISTS,
  ...STALLS_AND_PLAYERS,
  ...ACTS_DONE,
  ...PIECES_FOR,
  ...WISHES,
  ...WHO_AND_WHERE,
  ...KEPT_DAYS,
  ...TRADES_AND_KIN,
  ...SAID_TOGETHER,
  ...TWO_MEANINGS,
  ...ACTS,
  ...PARTS_SAID,
  ...THINGS,
  ...PIECES_AND_PEOPLE,
  [
    /p(?:eek|eep|eer)ing|looking/i,
    /(?<!\p{L})(?:peeking|peeping|peering|looking) (?:over|(?:out )?from behind|around)(?!\p{L})/giu,
    'behind',
  ],
  [/arkasından/i, /(?<!\p{L})arkasından (?:bakan|çıkan|görünen)(?!\p{L})/giu, 'arkasındaki'],
  [
    /on fire|flames/i,
    /(?<!\p{L})(?:on fire|(?:with|in|and) flames(?: behind(?: it)?)?)(?!\p{L})/giu,
    'in front of a fire',
  ],
  [
    /alevli|alevler/i,
    /(?<!\p{L})(?:alevli|alevler içindeki|alevler içinde) (\p{L}+)/giu,
    'ateşin önündeki $1',
  ],
  // Under the sea, which as one word is a boat.
  [/deniz altı/i, /(?<!\p{L})deniz altı(?:nda(?:ki)?)?(?!\p{L})/giu, ' '],
  [/farm animals|hayvanları/i, /(?<!\p{L})(?:farm animals|çiftlik hayvanları)\s*:/giu, ' '],
  [
    /watering/i,
    /(?<!\p{L})watering(?! can)(?: (?:the|some|her|his))?(?!\p{L})/giu,
    'holding a watering can, with',
  ],
  [
    /sulayan/i,
    /(?<!\p{L})(\p{L}{2,30}l[ae]r)[iı] sulayan (\p{L}+)/giu,
    'elinde sulama kabı olan $2, $1',
  ],
  [/uzayda|space/i, /(?<!\p{L})(?:uzayda(?:ki)?|in (?:outer )?space)(?!\p{L})/giu, ' '],
  // What is between two stands in their middle.
  [
    /between/i,
    /(?<!\p{L})between (?:two|2|a pair of) ([^,.;:\n\uE000]{2,30})/giu,
    'with two $1 on either side',
  ],
  [
    /arasında/i,
    /(?<!\p{L})(?:iki|2) (\p{L}{2,20}(?: \p{L}{2,20})?) arasında(?:ki)? ([^,.;:\n\uE000]{2,30})/giu,
    '$2, iki yanında iki $1',
  ],
  [
    /ay(?: ve)? yıldızlı/i,
    /(?<!\p{L})ay(?: ve)? yıldızlı g(?:ök(?:yüzü)?|ece)\p{L}*/giu,
    'ay, yıldızlar,',
  ],
  [
    /[iİ]znik|çini|osmanlı/i,
    /(?<=(?:[iİ]znik|çini|osmanlı)[^\uE000]{0,60} )lale(?=,|\s|$)/giu,
    'iznik lalesi',
  ],
  [
    /[iİ]znik|çini|osmanlı/i,
    /(?<!(?:[iİ]znik|osmanlı) )(?<!\p{L})lale(?=(?: ve|,|\s)[^\uE000]{0,40}(?:[iİ]znik|çini|osmanlı))/giu,
    'iznik lalesi',
  ],
  [
    /in pots:/i,
    /(?<!\p{L})(?:set of )?(\p{L}+) (?:herbs|plants|flowers|succulents) in pots:\s*(\p{L}[^.;:\n]*), (?:and )?(\p{L}+)/giu,
    '$2 and $3 in $1 pots',
  ],
  [
    /starry|night sky/i,
    /(?<!\p{L})(?:under|in|beneath|against|with) (?:a |the )?(?:starry (?:night )?sk(?:y|ies)|starry night|night sky|sky full of stars)(?!\p{L})/giu,
    ', with stars in the sky',
  ],
  [
    /yıldızlı g/i,
    /(?<!\p{L})(?<!ay )yıldızlı g(?:ök(?:yüzü)?|ece)\p{L}*(?: altında)?/giu,
    'gökyüzünde yıldızlar,',
  ],
  [/polka/i, /(?<!\p{L})polka[- ]?dot(?:ted|s)?(?!\p{L})/giu, 'dotted'],
  [/beşik|beşiğ/i, /(?<!\p{L})bebek (?:beşikte|beşiğinde) uyu\p{L}+/giu, 'beşikte uyuyan bebek'],
  // One boat, not "only one".
  [/bir tekne/i, /(?<!\p{L})bir (?=tekne)/giu, ' '],
  // A wreath for a door is a wreath.
  [/kapı/i, /(?<!\p{L})kapı(?:da|daki|ya|nın üstünde)? (?=(?:\p{L}+ )?çelen)/giu, ' '],
  [
    /door/i,
    /(?<=wreath(?: \p{L}+){0,6}) (?:on|for|hanging on) (?:a|the|my)(?: \p{L}+){0,2} door(?!\p{L})/giu,
    ' ',
  ],
  [/uçtuğu|uçuştuğu/i, /(?<!\p{L})uç(?:uş)?tuğu(?!\p{L})/giu, 'uçan'],
  // Their necks do not: the heart is drawn between them.
  [
    /heart/i,
    /(?<=facing each other,? (?:and )?)(?:making|forming|creating) an? heart(?: shape)?/giu,
    'with a heart between them',
  ],
  [
    /ortasında|ortalarında|aralarında/i,
    /(?<!\p{L})(?:iki|2) (\p{L}{2,20})(?: ve|,) (?:ortasında|ortalarında|aralarında) (\p{L}[^,.;:\n\uE000]{1,30})/giu,
    '$2, iki yanında iki $1',
  ],
  // Over both, not on the last.
  [
    /üzerlerin|üstlerin/i,
    /(?<=(?: ve | ile )(?:bir )?\p{L}+(?: yan yana)?,? (?:ve )?)(?:üzerlerinde|üstlerinde|üzerlerine|üstlerine)(?:ki)?(?!\p{L})/giu,
    'üstte',
  ],
  [
    /üzerlerin|üstlerin/i,
    /(?<!\p{L})(?:üzerlerinde|üstlerinde)(?= (?:büyük |kocaman |bir )*(?:şemsiye|gökkuşağı|ay|güneş|yıldız\p{L}*|bulut\p{L}*)(?!\p{L}))/giu,
    'üstte',
  ],
  [/over both/i, /(?<!\p{L})over both(?: of them)?(?!\p{L})/giu, 'over them'],
  // Who is on a swing swings; horses and chairs that rock are named by it.
  [/sallanan/i, /(?<!\p{L})sallanan (?!at(?!\p{L})|sandalye|koltuk)/giu, ' '],
  [
    /around/i,
    /(?<!\p{L})(snakes?|dragons?|vines?|ivy|serpents?) (?:wrapped |curled |wound )?around(?= an? )/giu,
    '$1 coiled around',
  ],
  [/kepçe/i, /(?<=(?:elinde|aşçı|şef|çorba|mutfak)[^.\uE000]{0,40} )kepçe/giu, 'kaşık'],
  [/curled/i, /(?<!\p{L})curled up together(?!\p{L})/giu, 'sleeping'],
  [
    /curled/i,
    /(?<!\p{L})curled up(?= (?:on|in|under|inside|next|beside|by) |\s*(?:[,.;]|$))/giu,
    'sleeping',
  ],
  [/kıvrıl/i, /(?<!\p{L})kıvrıl(?:mış|an|ıp uyuyan|ıp yatan)(?= \p{L})/giu, 'uyuyan'],
  [/asleep/i, /(?<!\p{L})(?:curled up )?(?:fast )?asleep(?!\p{L})/giu, 'sleeping'],
  // It falls on whoever is in it.
  [/in the snow/i, /(?<!\p{L})in the snow(?!\p{L})/giu, ', many snowflakes'],
  [
    /karda|kar alt/i,
    /(?<!\p{L})(?:karda(?:ki)?|kar altında(?:ki)?) ([^,.;:\n\uE000]{2,40})/giu,
    '$1, birçok kar tanesi',
  ],
  // Animals have paws, trunks and tails to hold things with.
  [
    /pati|hortum|kuyru|kollar|dişler/i,
    /(?<!\p{L})(?:patisinde|patilerinde|hortumunda|kuyruğunda|kollarında|dişlerinde)(?!\p{L})/giu,
    'elinde',
  ],
  [
    /kanatlı/i,
    /(?<!\p{L})(?:melek )?kanatlı (?!at(?!\p{L})|tek|kalp|böcek|melek|meleğ|peri|kelebek|kuş|ejderha|yarasa)(\p{L}+)/giu,
    'melek kanatlarının önünde $1',
  ],
  [/wing/i, /(?<!\p{L})winged (?!horse|heart|unicorn)(\p{L}+)/giu, '$1 in front of angel wings'],
  [
    /with wings/i,
    /(?<!hearts? )(?<!\p{L})with (?:angel )?wings(?!\p{L})/giu,
    'in front of angel wings',
  ],
  // What is behind is named last: "a rocket with a moon behind".
  [
    /behind/i,
    /(?<!\p{L})with (an? |the )?(\p{L}{3,20}(?: \p{L}{3,20})?) behind(?=\s*(?:$|[,.;:\n]))/giu,
    'in front of $1$2',
  ],
  [
    /santa/i,
    /(?<!\p{L})santa(?: claus)? (?:riding |sitting )?(?:on|in) (?:an? |his |the )?(?:red )?(?:sled|sleigh)(?!\p{L})/giu,
    'santa sleigh',
  ],
  [/window/i, /(?<!\p{L})(?:round|circular) window(?!\p{L})/giu, 'porthole'],
  [/pencere/i, /(?<!\p{L})yuvarlak pencereden(?!\p{L})/giu, 'lombozdan'],
  [/pencere/i, /(?<!\p{L})yuvarlak pencerede(?=(?:ki)?(?!\p{L}))/giu, 'lombozda'],
  [
    /lean|propped|resting against/i,
    /(?<!\p{L})(?:leaning|leans|propped(?: up)?|resting) (?:on|against|by)(?!\p{L})/giu,
    'beside',
  ],
  [/yaslan/i, /(?<=\p{L}[ae]) yaslan(?:mış|an)(?!\p{L})/giu, ' yanında'],
  [
    /swans|flamingos|birds/i,
    /(?<!\p{L})((?:two|2) (?:swans|flamingos|birds)) (?:that (?:make|form) |making |forming )an? heart(?: shape)?/giu,
    '$1 facing each other with a heart between them',
  ],
  [
    /kuğu|flamingo/i,
    /(?<!\p{L})kalp (?:yapan|oluşturan) (?:iki|2) (kuğu|flamingo)(?!\p{L})/giu,
    'kalp, iki yanında iki $1',
  ],
  [
    /cappadocia/i,
    /(?<=balloons? )(?:over|in|at|above|flying over) cappadocia(?!\p{L})/giu,
    'over fairy chimneys',
  ],
  [
    /kapadokya/i,
    /(?<!\p{L})kapadokya['’]?(?:da(?:ki)?|üzerinde(?:ki)?| üzerinde(?:ki)?| üstünde(?:ki)?) ((?:(?!sıcak|hava)\p{L}+ ){0,2})(?:sıcak hava )?(?=balon)/giu,
    'peri bacaları üstünde $1sıcak hava ',
  ],
  // Who plays has the instrument.
  [
    /kemancı/i,
    /(?<!\p{L})kemancı (?=kız|oğlan|çocuk|adam|kadın|kedi|köpek|ayı|tavşan|tilki|fare)/giu,
    'keman çalan ',
  ],
  [
    /gitarist/i,
    /(?<!\p{L})gitarist (?=kız|oğlan|çocuk|adam|kadın|kedi|köpek|ayı|tavşan|tilki|fare)/giu,
    'gitar çalan ',
  ],
  // For whom it is is no thing.
  [
    /için/i,
    /(?<!\p{L})(?:(?:bir )?(?:avukat|mühendis|mimar|eczacı|psikolog|muhasebeci|emlakçı|fotoğrafçı|diyetisyen|antrenör|müzisyen|gazeteci)(?:lar)?) için(?!\p{L})/giu,
    ' ',
  ],
  [
    /for an? /i,
    /(?<!\p{L})for an? (?:lawyer|attorney|engineer|architect|pharmacist|psychologist|accountant|realtor|photographer|dietitian|coach|musician|journalist)(?!\p{L})/giu,
    ' ',
  ],
  // What is drunk from is not worn.
  [
    /glasses/i,
    /(?<=(?:bottle|wine|champagne|prosecco|rosé)(?!\p{L})[^.;:\n\uE000]{0,30}?)(?<!(?:wine|champagne|beer|sun) )(?<!\p{L})glasses(?!\p{L})/giu,
    'wine glasses',
  ],
  [
    /şekeri/i,
    /(?<!\p{L})(?:nikah|nikâh|bebek|düğün|nişan|söz|mevlit) şekeri için(?!\p{L})/giu,
    ' ',
  ],
  // A crest of leaves is a wreath.
  [
    /crest|badge|emblem/i,
    /(?<!\p{L})(?:in|inside|on) (?:an? |the )?(?:crest|badge|emblem) with (?=(?:laurel|olive|leaf|leaves|flowers|roses))/giu,
    'in the middle of a wreath of ',
  ],
  // A bride's bouquet is no bride.
  [/gelin/i, /(?<!\p{L})gelin(?:in)? (?=buket)/giu, ' '],
  [/bouquet/i, /(?<!\p{L})(?:bridal|bride['’]?s?|wedding) (?=bouquet)/giu, ' '],
  // Whose name it is is not drawn.
  [
    /ad[ıi]|[iİ]s[i]?m|name/i,
    /(?<!\p{L})(?:bebe[kğ]|çocu[kğ]|kız|oğlan|gelin|damat|köpe[kğ]|kedi|baby|child|kid|girl|boy|bride|groom|dog|cat|pet)(?:['’]?s|[ıiuü]n|n[ıiuü]n)? (?=(?:ad[ıi]|ismi|isim|name)(?:\s|:|is )+\p{Lu})/gu,
    ' ',
  ],
  // What something is like is not there: "küçük prens gibi".
  [
    /gibi/i,
    /(?<!\p{L})(?:küçük |büyük |minik )?(?!ayna|rüya|kalp|yıldız|masal|çember|daire|halka)\p{L}{3,} gibi(?! giyin)(?=\s+\p{L})/giu,
    ' ',
  ],
  [/cowboy/i, /(?<!\p{L})cowboy (?=riding|on (?:a|his) horse)/giu, 'man wearing a cowboy hat '],
  [
    /kovboy/i,
    /(?<=(?:at(?:ına|a)?|atının|atın) (?:bin(?:en|miş)|süren|üstünde|sırtında) )kovboy(?! şapka)/giu,
    'kovboy şapkası takan adam',
  ],
  // Of a horse, and not of the Father of the Turks.
  [/ata bin/i, /(?<!\p{L})ata (?=bin)/giu, 'atına '],
  [/kuaför|berber/i, /(?<!\p{L})(?:kuaför|berber) (?:dükkan|salon)\p{L}*/giu, ' '],
  // Work clothes that the piece is for.
  [
    /önlü|forma|tulum|ünifor/i,
    /(?<!\p{L})(?:hastane|doktor|hemşire|mutfak|okul|iş|aşçı|şef|berber|kuaför|garson) (?:önlü[gğ]ü|forması|tulumu|üniforması)(?:ne|na)?(?: için| üzerine)?(?=\s)/giu,
    ' ',
  ],
  [/tepsi/i, /(?<!\p{L})kına gecesi(?: için)? tepsi(?:si)?(?!\p{L})/giu, 'kına tepsisi'],
  // It shades whoever gardens.
  [/bahçıvan/i, /(?<!\p{L})bahçıvan şapka/giu, 'hasır şapka'],
  [/mrs\./i, /(?<!\p{L})mrs\. (?=claus)/giu, 'mrs '],
  [
    /wheelchair/i,
    /(?<!\p{L})wheelchair basketball(?: players?)?(?!\p{L})/giu,
    'wheelchair user and a basketball',
  ],
  [
    /wheelchair/i,
    /(?<!\p{L})(?:man|person|boy|guy|athlete|player) (?:sitting )?in (?:a|his|their) wheelchair(?!\p{L})/giu,
    'wheelchair user',
  ],
  [
    /sandalye/i,
    /(?<!\p{L})tekerlekli sandalyede(?:ki)?(?: oturan)? (?:adam|çocuk|erkek|sporcu|genç)(?!\p{L})/giu,
    'tekerlekli sandalyeli',
  ],
  // That ball is the sport's own.
  [
    /(?:soft|base)ball/i,
    /(?<=(?:soft|base)ball(?!\p{L})[^.\uE000]{0,40} )(?:a |the )?ball and (?=(?:a )?bat)/giu,
    '',
  ],
  // Beside a ball it does not fly.
  [
    /\bbat\b/i,
    /(?<=(?:ball|glove|cricket)(?!\p{L})[^.\uE000]{0,40} )(?<!(?:baseball|softball|cricket) )bat(?=\s*(?:$|[,.;]|and|with))/giu,
    'baseball bat',
  ],
  [
    /goal ?keeper|kaleci/i,
    /(?<!\p{L})(?:goal ?keeper(?:['’]?s)?|kaleci) (?=gloves|eldiven)/giu,
    ' ',
  ],
];

/** The parts, looked for in small letters, which is quicker than in letters of either case; what tells capitals apart, in the prompt. */
const PARTS = PLAINLY.map(([part]) => {
  const asTyped = part.unicode;
  const words = /^[\p{L} ]{3,}(?:\|[\p{L} ]{3,})*$/u.test(part.source) && part.source.split('|');
  const begins = words ? words.map((word) => word.slice(0, 3)) : undefined;
  return { asTyped, begins, part: asTyped ? part : new RegExp(part.source) };
});

/** All that any three letters of a text say in a row: most parts begin with none of them. */
function threes(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = 0; at + 3 <= text.length; at++) found.add(text.slice(at, at + 3));
  return found;
}

/** The prompt in plainer words. */
export function saidPlainly(prompt: string): string {
  const lower = prompt.toLocaleLowerCase('tr');
  let said = !CLUB_PART.test(prompt)
    ? prompt
    : prompt.replace(CLUB, (_, club: string) => {
        const colors = CLUBS[club.toLocaleLowerCase('tr')] ?? '';
        const areSaid = colors.split(' ').every((color) => lower.includes(color));
        return areSaid ? ' ' : colors;
      });
  let small = lowerCase(said, 'en');
  let all = threes(small);
  for (const [k, [, turn, plain]] of PLAINLY.entries()) {
    const { part, asTyped, begins } = PARTS[k];
    if (begins && !begins.some((three) => all.has(three))) continue;
    if (!part.test(asTyped ? said : small)) continue;
    const put = said.replace(turn, plain);
    // Something else has to be there.
    if (put === said || !/\p{L}{2}/u.test(put)) continue;
    said = put;
    small = lowerCase(said, 'en');
    all = threes(small);
  }
  return said;
}
