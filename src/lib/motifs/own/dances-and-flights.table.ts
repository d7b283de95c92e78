import { both, disc, fill, INK, leaf, mirrored, moved, oval, ring, stroke, turned } from './pen.ts';
import { person } from './people.table.ts';

/*
 * Who dances in a row, flies with the neck stretched or rears; men with beards, a knight on his knee;
 * a face whose hair is leaves; fish after each other; a stethoscope laid around letters, and sashiko.
 */

/** One of a row of dancers, about a place. */
const dancer = (at: number, vest: string): string =>
  fill(
    INK.graphite,
    `M${at - 2.6} 18H${at + 2.6}L${at + 4.2} 24.4L${at + 1.6} 29H${at - 0.6}L${at + 1.4} 24.6L${at - 0.2} 21L${at - 1} 29H${at - 3.2}Z`,
  ) +
  fill(
    INK.bark,
    `M${at - 3.4} 28.6H${at - 0.8}V30.8H${at - 4.6}ZM${at - 0.8} 28.6H${at + 1.8}L${at + 1.6} 30.8H${at - 2}Z`,
  ) +
  fill(
    INK.white,
    `M${at - 3} 10.4C${at - 1.4} 9.4 ${at + 1.4} 9.4 ${at + 3} 10.4L${at + 3} 18.6H${at - 3}Z`,
  ) +
  fill(
    vest,
    `M${at - 3} 10.4L${at - 0.9} 11.4V18.6H${at - 3}ZM${at + 3} 10.4L${at + 0.9} 11.4V18.6H${at + 3}Z`,
  ) +
  fill(INK.red, `M${at - 3.1} 17.2H${at + 3.1}V19.2H${at - 3.1}Z`) +
  disc(INK.skin, at, 6.4, 2.9) +
  fill(
    INK.bark,
    `M${at - 3} 6C${at - 3.2} 2.2 ${at + 3.2} 2.2 ${at + 3} 6C${at + 1.4} 4.8 ${at - 1.4} 4.8 ${at - 3} 6Z`,
  ) +
  disc(INK.graphite, at - 1.1, 6.8, 0.5) +
  disc(INK.graphite, at + 1.1, 6.8, 0.5);

const STEP = 9.6;
const joined = (at: number): string =>
  stroke(INK.white, `M${at - 2.2} 12L${at} 14.6L${at + 2.2} 12`, 1.8);

/** So many hand in hand, the one at the end with a handkerchief; smaller, so that all are on the page. */
function dancers(count: number): string {
  const places = Array.from({ length: count }, (_, k) => 6.4 + k * STEP);
  const hands = places.slice(1).map((at) => at - STEP / 2);
  const row =
    places.map((at, k) => dancer(at, k % 2 === 0 ? INK.navy : INK.wine)).join('') +
    hands.map(joined).join('') +
    stroke(INK.white, 'M3.8 12L1.8 7.4', 1.8) +
    hands.map((at) => disc(INK.skin, at, 14.8, 1.1)).join('') +
    disc(INK.skin, 1.8, 6.6, 1.1) +
    fill(INK.red, 'M1.4 6C0 3.6 1 1.6 0.4 0.4C2.6 0.8 4.4 1.8 4.6 3.8C3.6 3.6 3 4.8 2.2 6Z');
  const wide = places[count - 1] + 6.4;
  const scale = Math.min(1, 32 / wide);
  return moved(row, 16 - (wide * scale) / 2, 16 - 16 * scale, scale);
}

const man = (hair: string, clothes: string): string =>
  person({ hair, clothes, head: 4.4, style: 'short', wears: 'trousers' });

/** Turkey's flag in somebody's hand, its pole's lower end at a point. */
const flag = (x: number, y: number): string =>
  stroke(INK.wood, `M${x} ${y + 2.4}V${y - 9.4}`, 0.9) +
  fill(INK.red, `M${x} ${y - 9.6}H${x + 9.6}V${y - 3}H${x}Z`) +
  disc(INK.white, x + 3.8, y - 6.3, 2.1) +
  disc(INK.red, x + 4.5, y - 6.3, 1.7) +
  disc(INK.white, x + 6.8, y - 6.3, 0.8);

/** How far a swimmer is bent, and how wide it is from its snout to its tail, half of it. */
const BENT = 132;
const GIRTH = [0, 1.5, 2.7, 3.5, 3.9, 3.9, 3.5, 2.9, 2.2, 1.5, 1];
/** Its outline, ever so often. */
const FINE = 4;

/** A point of a ring about the middle of the page, by degrees from the left, clockwise. */
const onRing = (turn: number, far: number): string => {
  const angle = (turn * Math.PI) / 180;
  return `${(16 - far * Math.cos(angle)).toFixed(2)} ${(16 - far * Math.sin(angle)).toFixed(2)}`;
};

/** A fish that swims to the left about the middle, bent over it. */
function swimmer(coat: string, belly: string, fin: string): string {
  const at = (k: number, aside: number): string => onRing((k * BENT) / 10, 10 + aside);
  const girth = (k: number): number => {
    const from = Math.floor(k);
    return GIRTH[from] + (k - from) * ((GIRTH[from + 1] ?? GIRTH[from]) - GIRTH[from]);
  };
  const steps = Array.from({ length: 10 * FINE + 1 }, (_, n) => n / FINE);
  const side = (share: number): string[] => steps.map((k) => at(k, share * girth(k)));
  const band = (outer: string[], inner: string[]): string =>
    `M${[...outer, ...inner.toReversed()].join('L')}Z`;
  return (
    fill(fin, `M${at(3, 3)}L${at(5.6, 6.4)}L${at(7, 2.4)}Z`) +
    fill(fin, `M${at(9.6, 0)}L${at(12.2, 4.4)}L${at(11.6, 0)}L${at(12.4, -3.8)}Z`) +
    fill(coat, band(side(1), side(-1))) +
    fill(belly, band(side(-0.35), side(-1))) +
    fill(fin, `M${at(4, -1)}L${at(6.4, -5.4)}L${at(6, -1)}Z`) +
    stroke(fin, `M${at(3.2, 2)}L${at(3.5, 0)}L${at(3.2, -2)}`, 0.8) +
    disc(INK.white, ...spot(at(1.9, 0.7)), 1.1) +
    disc(INK.graphite, ...spot(at(1.8, 0.7)), 0.65)
  );
}
const spot = (point: string): [number, number] => {
  const [x, y] = point.split(' ').map(Number);
  return [x, y];
};

/** A six-pointed hemp leaf, as sashiko has it, about a point. */
function hemp(x: number, y: number, r: number): string {
  const at = (turn: number, far: number): string => {
    const angle = (turn * Math.PI) / 180;
    return `${(x + far * Math.sin(angle)).toFixed(2)} ${(y - far * Math.cos(angle)).toFixed(2)}`;
  };
  const points = [0, 60, 120, 180, 240, 300];
  // One line: out along a ray and back over the sides of its leaf.
  const star = points.map((t) => `L${at(t, r)}L${at(t + 30, r * 0.577)}L${at(0, 0)}`).join('');
  const rim = points.map((t) => `L${at(t + 30, r * 0.577)}L${at(t + 60, r)}`).join('');
  return stroke(INK.navy, `M${at(0, 0)}${star}`, 0.5) + stroke(INK.navy, `M${at(0, r)}${rim}`, 0.5);
}

/** Bodies by name. */
export const DANCES_AND_FLIGHTS: Readonly<Record<string, string>> = {
  'halay-dancers': dancers(3),
  'two-dancers': dancers(2),
  'four-dancers': dancers(4),
  'five-dancers': dancers(5),
  'six-dancers': dancers(6),
  // A girl and a boy hand in hand, each with a flag.
  'flag-children': moved(
    moved(
      mirrored(
        person({
          hair: INK.bark,
          clothes: INK.rose,
          head: 5,
          style: 'tails',
          wears: 'dress',
          waves: true,
        }),
      ),
      0,
      0,
    ) +
      moved(
        person({
          hair: INK.bark,
          clothes: INK.teal,
          head: 5,
          style: 'short',
          wears: 'shorts',
          waves: true,
        }),
        14.6,
        0,
      ) +
      flag(40, 9) +
      mirrored(flag(25.4, 9)),
    5.2,
    12.6,
    0.47,
  ),
  'flying-crane':
    stroke(INK.slate, 'M24 18.6L31 21.4M24 19.8L30.2 23.4', 0.9) +
    fill(INK.pearl, 'M13.6 15.6C14.6 10.4 18.2 5.4 24.6 1.6C25.4 7.8 24.4 13 21.4 17.4Z') +
    fill(
      INK.graphite,
      'M19.2 6C20.8 4.2 22.6 2.8 24.6 1.6C25.2 6 24.8 9.6 23.6 13C22.6 10 21 7.6 19.2 6Z',
    ) +
    fill(
      INK.white,
      'M1.8 9.6C1.6 7.8 3.6 7 5 8C7.8 10 9.6 13 12.6 14.6C17 14.2 22 15.4 25.2 18.6C25.4 20 24.2 20.8 22.4 20.8C17.4 21.2 12.6 20 9.6 16.4C7.4 14.2 5.8 11.4 4.2 10.8Z',
    ) +
    fill(INK.white, 'M11.6 17.6C12.6 22.4 15.8 27.2 21.4 30.6C22.8 25.4 22 21.4 19 17.2Z') +
    fill(
      INK.graphite,
      'M15.8 26.2C17.4 28 19.2 29.4 21.4 30.6C22.2 27.4 22.2 24.8 21.4 22.2C20 24.4 18.2 25.8 15.8 26.2Z',
    ) +
    fill(INK.graphite, 'M23.2 17.2L26.6 18.6L24.6 20.6Z') +
    fill(INK.red, 'M2.2 8.4C3 6.8 5 6.8 6 8.6Z') +
    fill(INK.gold, 'M2.4 9L-1.2 11.4L3 10.6Z') +
    disc(INK.graphite, 3.6, 9.2, 0.5),
  'rearing-horse':
    fill(
      INK.graphite,
      'M21.6 17.6C25.8 17.4 29 20 29.4 24C29.6 26.4 28.8 28.4 27 30C27.4 26.6 26.2 24 23.2 22.6Z',
    ) +
    fill(
      '#8a4a26',
      'M10.4 14.4C7.4 13.8 5 15.4 3 18.6L4.8 20C6.2 18.2 7.8 17.2 9.6 17.4ZM19 22.6L21.2 30.6H24L22.4 22Z',
    ) +
    fill(
      INK.caramel,
      'M14 3.2L16 0.8L17 3.4C19.8 5.8 20.6 9.6 21.4 13.2C23.4 15.8 24 19.4 22.4 22.2L19.6 24.6L18.6 28.2L20.2 30.8H16.4L15.4 28.4L16 23C13.4 21.6 11.6 19.6 11 17.2C9.4 16.8 8.2 17.8 7.2 19.4L8.6 23.2L6.6 24.2L4.4 19.4C6 15.8 8.2 13.4 11.2 13.6C11.4 11.8 12 10.4 12.8 9.2C11 9.6 9.2 10.8 7.8 11.2C6.4 11.4 5.4 10 6 8.6C8 6.6 10.4 3.8 14 3.2Z',
    ) +
    fill(
      INK.graphite,
      'M15 2.8C18.4 1.4 21.8 3.2 22.8 6.4C24.6 6.8 25.6 8.2 25.4 10C26.4 11.4 26 13.4 24.4 14.4C23.6 15 22.2 14.8 21.4 13.6C20.8 9.8 19.4 6.2 15 2.8Z',
    ) +
    disc(INK.graphite, 11.6, 6.4, 0.7) +
    disc(INK.graphite, 7.2, 9, 0.45),
  'man-with-mustache':
    man(INK.bark, INK.teal).replace(/<path fill="none" stroke="#c06240"[^>]*>/, '') +
    both(
      fill(
        INK.bark,
        'M16 9.2C15.4 8.5 14.4 8.6 13.9 9.2C13.5 9.6 13 9.6 12.5 9.4C12.8 10.6 14 10.9 14.9 10.6C15.5 10.4 15.9 10 16 9.8Z',
      ),
    ),
  'man-with-beard':
    man(INK.bark, INK.cobalt).replace(/<path fill="none" stroke="#c06240"[^>]*>/, '') +
    fill(
      INK.bark,
      'M12 7.6C12.5 9 13.4 9.3 14.2 9C15.2 8.6 16.8 8.6 17.8 9C18.6 9.3 19.5 9 20 7.6C20.6 12 19 14.8 16 15C13 14.8 11.4 12 12 7.6Z',
    ) +
    stroke(INK.skin, 'M14.9 10.4C15.5 10.8 16.5 10.8 17.1 10.4', 0.6),
  'kneeling-knight':
    fill(
      '#8b8f94',
      'M10.8 19.6H17.4L18 24.4H24.4C25.6 24.4 26 25.4 25.8 26.4L25.4 28H15.4L11.4 24.6Z',
    ) +
    fill(
      '#8b8f94',
      'M12.4 20.4L7.4 22.4V28.6H5.4C4.4 28.6 4.2 30.8 5.2 30.8H10.2V24.8L15.6 23.4Z',
    ) +
    fill('#8b8f94', 'M23.4 25.4H26.4L27.2 30.8H24.6Z') +
    fill(INK.crimson, 'M11 11.4H19.4L20.4 22.4C17.4 23.8 12.8 23.6 10.6 22Z') +
    fill(INK.gold, 'M14.4 13H16V15.4H18.2V17H16V19.8H14.4V17H12.2V15.4H14.4Z') +
    fill('#a9adb2', 'M10.2 9C9.6 1.8 20.4 1.8 19.8 9V12H10.2Z') +
    fill(INK.graphite, 'M10.4 7H16.4V8.6H10.4Z') +
    stroke('#8b8f94', 'M12.2 9.2V11.4M14.4 9.2V11.6', 0.7) +
    fill(INK.red, 'M15 3.4C14.4 1.4 16 0 18.4 0.2C20.8 0.6 22 2.6 21.6 5C20 3.2 17.6 2.6 15 3.4Z') +
    stroke(INK.silver, 'M5.8 30V12.4', 1.5) +
    stroke(INK.gold, 'M3.2 12.2H8.4M5.8 12.2V8.8', 1.3) +
    stroke('#8b8f94', 'M12.4 13.6C10.6 14.4 8.8 13.4 6.6 10.8', 2.6) +
    oval('#8b8f94', 5.9, 10.4, 1.6, 1.4),
  'leaf-haired-woman':
    stroke(
      INK.stem,
      'M13.4 31V27C10.8 24.6 9.4 21.6 9.2 18.4M18.6 31V27C21.2 24.6 22.6 21.6 22.8 18.4M9.2 18.4C9 14.2 10.2 11.6 12.6 10M22.8 18.4C23 14.2 21.8 11.6 19.4 10',
      0.9,
    ) +
    stroke(
      INK.stem,
      'M11.4 17.2C12.2 16.2 13.8 16.2 14.6 17.2M17.4 17.2C18.2 16.2 19.8 16.2 20.6 17.2',
      0.8,
    ) +
    stroke(
      INK.stem,
      'M11.2 15C12.2 14.2 13.6 14.2 14.6 14.8M17.4 14.8C18.4 14.2 19.8 14.2 20.8 15',
      0.8,
    ) +
    stroke(INK.stem, 'M16.2 17.4L15.2 20.6H16.6', 0.8) +
    stroke(INK.stem, 'M14 23C15 22.4 17 22.4 18 23C17 24.2 15 24.2 14 23Z', 0.8) +
    both(
      veined([11.4, 12.6], -112, 8.4, 4.2) +
        veined([11.6, 11], -72, 9.4, 4.4) +
        veined([12.6, 9.8], -40, 9.4, 4.4) +
        veined([14.4, 9.2], -14, 9, 4.2) +
        veined([10.6, 14.8], -146, 8.4, 4),
    ),
  'circling-fish':
    swimmer(INK.cobalt, INK.sky, INK.navy) + turned(swimmer(INK.teal, INK.sky, INK.navy), 180),
  'circling-koi':
    swimmer(INK.terracotta, INK.ivory, INK.red) +
    turned(swimmer(INK.ivory, INK.pearl, INK.terracotta), 180),
  'stethoscope-loop':
    stroke(
      INK.teal,
      'M25.4 26.4C28.4 23.6 30.4 20 30.4 16C30.4 8.4 24 2.6 16 2.6C8 2.6 1.6 8.4 1.6 16C1.6 21.4 5 26.2 10 28.4',
      1.6,
    ) +
    stroke(INK.slate, 'M10 28.4C12 29.4 13.6 29 14.6 27.6M10 28.4C11 30.4 13 31.4 15.4 31.2', 1.2) +
    disc(INK.graphite, 15, 27, 1.1) +
    disc(INK.graphite, 16.2, 31, 1.1) +
    disc(INK.slate, 24, 27.6, 3) +
    disc(INK.silver, 24, 27.6, 1.8),
  'pomegranate-flower':
    stroke(INK.stem, 'M16 31V19', 1.4) +
    leaf(INK.leaf, [16, 29.4], -62, 10, 4.4) +
    leaf(INK.leaf, [16, 27], 60, 10, 4.4) +
    leaf(INK.crimson, [13, 10.6], -38, 10, 5) +
    leaf(INK.crimson, [19, 10.6], 38, 10, 5) +
    leaf(INK.red, [16, 11], 0, 10.4, 5.4) +
    leaf(INK.red, [14.2, 11.4], -68, 9.6, 4.4) +
    leaf(INK.red, [17.8, 11.4], 68, 9.6, 4.4) +
    fill(
      INK.terracotta,
      'M10 8.6L12.6 11.6L16 9.6L19.4 11.6L22 8.6C22.4 14 20.4 19.6 16 21.4C11.6 19.6 9.6 14 10 8.6Z',
    ),
  'one-eyed-monster':
    both(
      stroke(INK.leaf, 'M11.6 8.4C10.4 6 9 4.6 7.4 3.8', 1.6) +
        disc(INK.marigold, 7, 3.4, 1.6) +
        stroke(INK.leaf, 'M7.6 18.4C5.4 19 3.8 20.6 3 23', 2.4) +
        fill(INK.leaf, 'M9.4 26H14.2V30.6H8.4C7.6 30.6 7.6 29 9.4 28.6Z'),
    ) +
    fill(
      INK.leaf,
      'M16 6.6C22.2 6.6 26 11.4 26 18C26 24.6 22.6 28.6 16 28.6C9.4 28.6 6 24.6 6 18C6 11.4 9.8 6.6 16 6.6Z',
    ) +
    disc(INK.white, 16, 14.2, 4.4) +
    disc(INK.graphite, 16, 14.6, 2.1) +
    disc(INK.white, 15.2, 13.8, 0.7) +
    fill(
      INK.graphite,
      'M10.8 20.8C13 22 19 22 21.2 20.8C20.6 24.4 18.6 26 16 26C13.4 26 11.4 24.4 10.8 20.8Z',
    ) +
    fill(INK.white, 'M12.6 21.4H15V23.6ZM17 21.6H19.4L18 23.6Z'),
  'fire-hose':
    stroke(
      INK.red,
      'M25 22C25 27 21 30 15.6 30C9.4 30 5 26 5 20.6C5 15.2 9.4 11.2 15 11.2C20 11.2 23.6 14.6 23.6 19.2C23.6 23.4 20.4 26.4 16 26.4C12 26.4 9.2 23.8 9.2 20.4C9.2 17.4 11.6 15.2 14.8 15.2C17.6 15.2 19.4 17 19.4 19.4C19.4 21.4 18 22.6 16 22.6',
      2.4,
    ) +
    stroke(INK.red, 'M25 22C25.4 16 25 12 22.4 8.6', 2.4) +
    fill(INK.gold, 'M20 9.8L24 6.8L21.4 1.4L16.4 4.8Z'),
  // Fingers up, the web between thumb and hand.
  'baseball-glove':
    fill(
      INK.caramel,
      'M9.4 13.6C8.2 8.4 8.4 4.4 10.6 3.6C13 2.8 14 6 14.4 9.4C14.4 5 14.8 1.6 17.2 1.6C19.6 1.6 20 5 19.8 9.2C20.4 5.4 21.6 2.6 23.8 3.2C26 3.8 25.6 7.4 24.8 11C26.2 8.6 28 7.2 29.4 8.4C31 9.8 29.6 13 28.2 16.6C26.6 20.6 26.4 22.4 25.4 25.4C24 29.4 20.4 30.6 16.4 30.4C11.6 30.2 8.6 27.4 6.4 23.6C4.4 20.2 1.4 17.2 2 14.8C2.8 12.2 6.4 12.6 9 16.2Z',
    ) +
    fill(
      INK.wood,
      'M9.2 14.8C11 18 12.6 20.6 13.2 23.4C11 22.6 8.8 19.6 7.2 16.4C7.6 15 8.2 14.6 9.2 14.8Z',
    ) +
    fill(
      INK.honey,
      'M14 16.6C17 14.6 22.4 15 24 17.6C24.4 22.4 21.6 26.4 18 26.4C14.8 26.2 13.4 21.4 14 16.6Z',
    ) +
    stroke(INK.bark, 'M14.4 9.4L14.6 13M19.8 9.2L19.4 12.8M24.8 11L23.8 14', 0.8),
  // Its brim up, so that somebody lies in it.
  'upturned-beanie':
    disc(INK.ivory, 27, 27.6, 3) +
    fill(INK.cobalt, 'M4.4 12H27.6C28 18 27.6 24 25 27C22 30.4 11 30.4 8 27C5 24 4 18 4.4 12Z') +
    stroke(
      INK.sky,
      'M10 14.6C10 19 10.6 23.4 12 26.6M16 14.6V27.4M22 14.6C22 19 21.4 23.4 20 26.6',
      0.9,
    ) +
    fill(INK.navy, 'M4 8H28C29.8 8 29.8 14.4 28 14.4H4C2.2 14.4 2.2 8 4 8Z'),
  // Leaves that meet the stem in its own thread: a border of it is sewn in few runs.
  'olive-sprig':
    stroke(INK.leaf, 'M1.4 16.6C8 14.6 14 17.8 20 16C24 14.8 27 15 30.6 16', 1) +
    [
      [6, 15.8, 52],
      [12, 16.2, 46],
      [18.4, 16.6, 54],
      [24.4, 15.2, 60],
      [4.6, 16, 132],
      [15.4, 16.6, 128],
      [21.6, 15.8, 130],
    ]
      .map(([x, y, turn]) => leaf(INK.leaf, [x, y], turn, 7.6, 3.4))
      .join('') +
    oval(INK.moss, 10.4, 19.6, 2, 2.7, 14) +
    oval(INK.moss, 27, 18.6, 1.8, 2.4, -10),
  sashiko:
    ring(6, (t) => {
      const angle = ((t + 30) * Math.PI) / 180;
      return hemp(16 + 10.4 * Math.sin(angle), 16 - 10.4 * Math.cos(angle), 6);
    }) + hemp(16, 16, 6),
};

/** A leaf as two lines. */
function veined(
  [x, y]: readonly [number, number],
  degrees: number,
  long: number,
  wide: number,
): string {
  const at = (along: number, aside: number): string => {
    const turn = (degrees * Math.PI) / 180;
    return `${(x + Math.sin(turn) * along + Math.cos(turn) * aside).toFixed(2)} ${(y - Math.cos(turn) * along + Math.sin(turn) * aside).toFixed(2)}`;
  };
  return stroke(
    INK.leaf,
    `M${at(0, 0)}C${at(long * 0.3, wide * 0.7)} ${at(long * 0.7, wide * 0.6)} ${at(long, 0)}C${at(long * 0.7, -wide * 0.6)} ${at(long * 0.3, -wide * 0.7)} ${at(0, 0)}L${at(long * 0.7, 0)}`,
    0.8,
  );
}
