import type { MotifKind } from '../prompt/motif-index.ts';
import { place, placeLine } from './figure.ts';
import { ringBox } from '../vector/geometry.ts';
import type { Actor } from './actors.ts';
import { sizeByName } from './natural-sizes.ts';

/*
 * How large things are beside each other: towards nature, and nearer to alike, so that a bee is
 * smaller than its flower and still sewable.
 */

/** About how large things are in nature, beside an animal; what is drawn is nearer to alike. */
const NATURAL: Partial<Record<MotifKind, number>> = {
  insect: 0.35,
  leaf: 0.5,
  food: 0.5,
  bird: 0.55,
  flower: 0.55,
  object: 0.65,
  symbol: 0.7,
  nature: 1.1,
  vehicle: 1.3,
  tree: 1.6,
  building: 1.8,
};
const SPECIAL: readonly (readonly [RegExp, number])[] = [
  [/:(?:mountain(?:-range|s)?|snow-capped-mountain|mount-fuji|volcano|waterfall|pyramids)$/, 2.6],
  [/:bouquet$/, 1.1],
  [/:fence$/, 1.3],
  [/:(?:bookcase|fridge|clothed-table|wishing-well|hay-bale|kettle-grill)$/, 1.3],
  [/:(?:street-stall|seesaw|washing-line|street-wire|country-road|knight-rider)$/, 1.7],
  [/:(?:beach-ball|piggy-bank|potion-bottle|oven-mitten|ketchup-bottle|boutonniere)$/, 0.5],
  [/:tent$/, 1.5],
  [/:campfire$/, 0.7],
  [/:fairy-chimneys$/, 2.2],
  [/:giraffe$/, 1.4],
  [/:linked-rings$/, 0.6],
  [/:(?:candle|saddle|lantern)$/, 0.5],
  [/:comb$/, 0.34],
  [/:plastic-duck$/, 0.34],
  [/:bathtub$/, 1.2],
  [
    /:(?:star|sparkles|puck|snowflake|droplet|acorn|ring|tennis-ball|baseball|golf-ball|softball|gem-stone|pearl|coin|feather|bone|footprints)$/,
    0.4,
  ],
  [
    /:(?:daisy|lavender|violet|jasmine|snowdrop|mouse|oyster-pearl|spiral-shell|forget-me-not|cornflower)/,
    0.42,
  ],
  [/:(?:sunflower|peony|hydrangea)/, 0.75],
  [/:(?:swan|flamingo|peacock|stork|heron|ostrich|pelican|goose)/, 0.9],
  [
    /:(?:olive|egg|cherries|chestnut|peanuts|garlic|bean|coffee-beans|strawberry|blueberries|cookie|candy|worm)$/,
    0.3,
  ],
  [
    /:(?:lemon|tomato|onion|kiwi-fruit|carrot|simit|doughnut|lollipop|tangerine|red-apple|green-apple)$/,
    0.42,
  ],
  [
    /:(?:hockey-stick|tennis|ice-hockey|field-hockey|lacrosse|ping-pong|badminton|baseball-bat|cricket-game)$/,
    1.1,
  ],
  [/:(?:brown-)?mushroom$/, 0.5],
  [/:(?:gnome|snowman|teddy-bear)$/, 1],
  [/:(?:samovar|barber-pole|barn|suitcase)/, 1],
  [/:(?:books|laptop|lamp|globe)/, 0.8],
  [/:(?:teacup|hot-beverage|coffee-cup|mug|tea-glass|teacup-without-handle)$/, 0.5],
  [/:(?:baby-chick|hatching-chick|front-facing-baby-chick)$/, 0.28],
  [/:pearls$|:snail$/, 0.36],
  [/:(?:thread|sewing-needle)$/, 0.5],
  [/:starfish$/, 0.42],
  [/:(?:wrapped-gift|pacifier|rattle|baby-bottle)$/, 0.5],
  [/:ribbon$/, 0.5],
  [/:(?:honeycomb|laurels|thimble|walnut|hazelnuts|almond|raspberry|plum)$/, 0.5],
  [/:(?:silo|swing-tree|water-mill|greenhouse)$/, 1.8],
  [/:(?:frog|hamster|hedgehog|lizard)$/, 0.62],
  [/:chipmunk$/, 0.85],
  [/heart|medical-cross|syringe|test-tube|razor$/, 0.55],
  [/cake$/, 0.95],
  [/branch|herb/, 1.1],
  [
    /:(?:anchor|throne|istanbul-skyline|cliff)|couch|bed|chair|boat|ship|umbrella|elephant|whale|horse|camel|mountain|rainbow|moon-phases/,
    1.25,
  ],
  [/cloud|moon|sun$/, 1.2],
];

/** The natural size of what an actor shows. */
export function naturalSize({ id, kind, natural }: Pick<Actor, 'id' | 'kind' | 'natural'>): number {
  if (natural !== undefined) return natural;
  const known = sizeByName(id);
  if (known !== undefined) return known;
  const special = SPECIAL.find(([name]) => name.test(id))?.[1];
  return special ?? NATURAL[kind ?? 'object'] ?? 1;
}

/** How much of nature's differences is drawn. */
const SHARE = 0.6;
const LEAST = 0.42;

/** Different things as large beside each other as suits them; the largest stays as it is. */
export function sizedByNature(actors: readonly Actor[]): Actor[] {
  if (new Set(actors.map(({ subject }) => subject)).size < 2) return [...actors];
  const largest = Math.max(...actors.map(naturalSize));
  return actors.map((actor) =>
    scaledActor(actor, Math.max(LEAST, (naturalSize(actor) / largest) ** SHARE)),
  );
}

/** An actor so many times as large. */
export function scaledActor(actor: Actor, scale: number): Actor {
  const hull = placeLine(actor.hull, { scale });
  return { ...actor, figure: place(actor.figure, { scale }), hull, box: ringBox(hull) };
}
