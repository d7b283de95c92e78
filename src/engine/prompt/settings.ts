import type { MotifIndex, MotifKind } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { Arrangement } from './plan.ts';
import type { Segment } from './segments.ts';

/*
 * Places, times of day and steam: what is named beside them stands in them, though no word between
 * says so ("a sailboat at sea", "kapadokya balonları gün batımı", "a cup, steam").
 */

/** "Waves", "dalgalar": of several one is the sea; several mountains are a range. */
export const asSeas = (segments: readonly Segment[], index: MotifIndex): Segment[] =>
  segments.map((segment) => {
    const { motif } = segment;
    if (motif?.plural && motif.ids[0] === 'ilmek:mountain')
      return { ...segment, motif: { ids: ['ilmek:mountain-range', ...motif.ids], plural: false } };
    if (!motif?.plural || !/:(?:water-)?wave$/.test(motif.ids[0]) || !index.motifs.has(SEA))
      return segment;
    return { ...segment, motif: { ids: [SEA, ...motif.ids], plural: false } };
  });

const SEA = 'ilmek:sea';
const POND = 'ilmek:pond';
const SHORE = 'ilmek:shore';
const SUN = 'ilmek:setting-sun';
const STEAM = /:(?:smoke|heart-steam)$/;
/** Has a chimney, a spout or what is hot. */
const STEAMS =
  /house|hut|cabin|cottage|factory|train|locomotive|ship|ferry|cup|beverage|coffee|tea|pot|mug|volcano|fire/;
const FLOATS = /boat$|:ship$|galleon|canoe|ferry|:kayak$/;
/** What the sun sets behind. */
const LAND = /:(?:fairy-chimneys|mountain(?:-range)?|castle|mosque|cityscape|houses|farm|barn)$/;
const SWIMS =
  /:rock$|boat|ship|galleon|canoe|ferry|duck|swan|merpeople|mermaid|lighthouse|surf|iceberg/;

/** Puts what has no place of its own into the settings that are named. */
export function inSettings(
  subjects: readonly ReadSubject[],
  arrangement: Arrangement | undefined,
  index: MotifIndex,
): void {
  if (arrangement !== undefined && arrangement !== 'scene' && arrangement !== 'single') return;
  const kindOf = ({ motif }: ReadSubject) => index.motifs.get(motif)!.kind;
  const isFree = (one: ReadSubject): boolean =>
    !one.stands && one.place === 'any' && !isSetting(one) && kindOf(one) !== 'sky';
  const put = (
    ones: readonly ReadSubject[],
    kind: 'on' | 'in' | 'under',
    other: ReadSubject | undefined,
  ) => {
    if (!other) return;
    for (const one of ones) {
      if (one === other) continue;
      one.stands ??= { kind, other };
      // "Smoke from the chimney, hills behind": behind the house.
      if (!STEAM.test(one.motif)) continue;
      for (const { stands } of subjects) if (stands?.other === one) stands.other = other;
    }
  };
  const of = (motif: string) => subjects.find((one) => one.motif === motif);
  // "A camper by the lake with mountains behind": the mountains are behind both.
  const lake = subjects.find(isWater);
  const far = subjects.find(
    ({ motif, stands }) =>
      /mountain/.test(motif) && stands?.kind === 'behind' && stands.other === lake,
  );
  if (lake && far) {
    far.stands = undefined;
    for (const one of subjects)
      if (one.stands?.kind === 'beside' && one.stands.other === lake) one.stands = undefined;
  }
  for (const steam of subjects.filter(({ motif, stands }) => STEAM.test(motif) && !stands))
    put(
      [steam],
      'on',
      subjects.find(({ motif }) => STEAMS.test(motif) && motif !== steam.motif),
    );
  underPhases(subjects);
  // "Yılbaşı ağacı ve hediyeler".
  put(
    subjects.filter((one) => isFree(one) && /:wrapped-gift$/.test(one.motif)),
    'under',
    of('fluent:christmas-tree'),
  );
  // "Over the sea a gull and a boat": a boat is on it.
  for (const boat of subjects)
    if (lake && FLOATS.test(boat.motif) && (boat.stands?.kind === 'over' || boat.place === 'top'))
      Object.assign(boat, { place: 'any', stands: { kind: 'on', other: lake } });
  // Gulls fly over whatever is there on the water.
  for (const one of subjects)
    if (lake && one.stands?.other === lake && one.stands.kind === 'over' && sails(subjects, lake))
      one.stands.kind = 'on';
  for (const one of subjects)
    if (lake && /:reed$/.test(one.motif) && isFree(one))
      one.stands = { kind: 'behind', other: lake };
  // Baubles hang in their tree, a bow is on its basket.
  const tree = subjects.find(({ motif }) => /:(?:evergreen|christmas)-tree$/.test(motif));
  for (const one of subjects)
    if (tree && /:bauble$/.test(one.motif) && !one.stands) {
      Object.assign(one, { place: 'any', stands: { kind: 'on', other: tree } });
      if (!one.counted && one.count > 1) Object.assign(one, { count: 5, counted: true });
    }
  const bath = of('ilmek:bird-bath');
  put(
    subjects.filter((one) => isFree(one) && kindOf(one) === 'bird'),
    'on',
    bath,
  );
  const basket = subjects.find(({ motif, count }) => /basket$/.test(motif) && count === 1);
  put(
    subjects.filter((one) => isFree(one) && one.count === 1 && /:ribbon$/.test(one.motif)),
    'on',
    basket,
  );
  put(
    subjects.filter((one) => isFree(one) && (SWIMS.test(one.motif) || kindOf(one) === 'sea')),
    'on',
    lake,
  );
  const shore = of(SHORE);
  put(subjects.filter(isFree), 'on', shore);
  const isUnderSky = ({ stands }: ReadSubject): boolean =>
    stands?.kind === 'under' && kindOf(stands.other) === 'sky';
  behindAll(
    subjects.filter((one) => isFree(one) || isUnderSky(one)),
    kindOf,
  );
  const sun = of(SUN);
  if (!sun || sun.stands) return;
  // "Fairy chimneys and balloons at sunset": the sun sets behind the land.
  const land = subjects.find((one) => LAND.test(one.motif));
  if (land && subjects.length > 2) {
    for (const one of subjects) if (one.stands?.other === sun) one.stands = undefined;
    sun.stands = { kind: 'behind', other: land };
    return;
  }
  put(
    [...subjects.filter(isFree), ...subjects.filter((one) => isGround(one) && !one.stands)],
    'in',
    sun,
  );
}

/** What a picture has behind all else. */
const BACKDROP =
  /:(?:mountain(?:-range|s)?|snow-capped-mountain|mount-fuji|volcano|pyramids|cityscape|istanbul-skyline)$/;
/** Who stands before it, first of all. */
const STANDS: ReadonlySet<MotifKind> = new Set([
  'building',
  'vehicle',
  'animal',
  'person',
  'object',
  'tree',
  'nature',
]);

/** "A tent, pine trees and mountains": mountains are no smaller things in the same row. */
function behindAll(free: readonly ReadSubject[], kindOf: (one: ReadSubject) => MotifKind): void {
  const [backdrop] = free.filter(({ motif, stands }) => BACKDROP.test(motif) && !stands);
  const others = free.filter((one) => !BACKDROP.test(one.motif) && STANDS.has(kindOf(one)));
  const front = others.find(({ count }) => count === 1) ?? others[0];
  if (!backdrop || !front) return;
  // Behind several it is the ground of the picture.
  if (others.some((one) => kindOf(one) === 'tree') && others.length > 1)
    backdrop.place = 'background';
  else backdrop.stands = { kind: 'behind', other: front };
}

/** The moon's phases are a band above whatever they are named with. */
function underPhases(subjects: readonly ReadSubject[]): void {
  const phases = subjects.find(({ motif }) => motif === 'ilmek:moon-phases');
  if (!phases || subjects.length < 2) return;
  Object.assign(phases, { place: 'top', stands: undefined, size: 'large' });
  for (const one of subjects) {
    if (one.stands?.other === phases) one.stands = undefined;
    if (one !== phases && one.place === 'middle') one.place = 'any';
  }
}

const sails = (subjects: readonly ReadSubject[], water: ReadSubject): boolean =>
  subjects.some(
    ({ motif, stands }) => FLOATS.test(motif) && stands?.other === water && stands.kind === 'on',
  );
const isWater = ({ motif }: ReadSubject): boolean => motif === SEA || motif === POND;
const isGround = (one: ReadSubject): boolean => isWater(one) || one.motif === SHORE;
const isSetting = (one: ReadSubject): boolean =>
  isGround(one) || one.motif === SUN || STEAM.test(one.motif);
