/*
 * Turns of phrase that are said more plainly before a prompt is read: clubs by their colours, ways of
 * looking out by where somebody stands.
 */

/** Clubs are known by two colours. */
const CLUBS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})galatasaray\p{L}*(?:['’]\p{L}+)?(?: (?:renkleri(?:nde|yle)?|için|colou?rs?))?/giu,
    'sarı kırmızı',
  ],
  [
    /(?<!\p{L})fenerbahçe\p{L}*(?:['’]\p{L}+)?(?: (?:renkleri(?:nde|yle)?|için|colou?rs?))?/giu,
    'sarı lacivert',
  ],
  [
    /(?<!\p{L})beşiktaş\p{L}*(?:['’]\p{L}+)?(?: (?:renkleri(?:nde|yle)?|için|colou?rs?))?/giu,
    'siyah beyaz',
  ],
  [
    /(?<!\p{L})trabzonspor\p{L}*(?:['’]\p{L}+)?(?: (?:renkleri(?:nde|yle)?|için|colou?rs?))?/giu,
    'bordo mavi',
  ],
];
const PLAINLY: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:peeking|peeping|peering|looking) (?:over|(?:out )?from behind|around)(?!\p{L})/giu,
    'behind',
  ],
  [/(?<!\p{L})arkasından (?:bakan|çıkan|görünen)(?!\p{L})/giu, 'arkasındaki'],
  [/(?<!\p{L})on fire(?!\p{L})/giu, 'in front of a fire'],
  // Under the sea, which as one word is a boat.
  [/(?<!\p{L})deniz altı(?:nda(?:ki)?)?(?!\p{L})/giu, ' '],
  [/(?<!\p{L})(?:farm animals|çiftlik hayvanları)\s*:/giu, ' '],
  [/(?<!\p{L})(?:uzayda(?:ki)?|in (?:outer )?space)(?!\p{L})/giu, ' '],
  [/(?<!\p{L})(?:kuaför|berber) (?:dükkan|salon)\p{L}*/giu, ' '],
];

/** The prompt in plainer words. */
export function saidPlainly(prompt: string): string {
  let said = prompt;
  for (const [club, colors] of CLUBS) {
    const own = colors.split(' ').every((color) => prompt.toLocaleLowerCase('tr').includes(color));
    said = said.replace(club, own ? ' ' : colors);
  }
  for (const [turn, plain] of PLAINLY) {
    const put = said.replace(turn, plain);
    // Something else has to be there.
    if (/\p{L}{2}/u.test(put)) said = put;
  }
  return said;
}
