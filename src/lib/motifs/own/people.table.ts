import { both, disc, fill, INK, mirrored, stroke } from './pen.ts';

/*
 * People with bodies: a face alone holds nothing and stands on nothing. Hair and clothes have
 * threads of their own (see `PERSON_THREADS` in the composer), so that "red dress" dyes the dress.
 */

/** How somebody looks. */
export interface Look {
  hair: string;
  clothes: string;
  /** Of the head; grown-ups have smaller ones. */
  head: number;
  style: 'tails' | 'long' | 'short' | 'bun' | 'veil';
  wears: 'dress' | 'gown' | 'shorts' | 'trousers' | 'suit';
  /** One hand is up: the right one as we see it. */
  waves?: boolean;
  /** A hand on the hip, or one foot forward; still if not told. */
  stance?: 'hip' | 'step';
  /** A broader smile. */
  laughs?: boolean;
}

const BROWN = INK.bark;
const EYE = INK.graphite;

/** Heads are so much smaller than the room that hats and collars leave for them. */
const HEAD = 0.89;

/** Hair behind the head. */
function behind({ hair, style }: Look, r: number, y: number): string {
  if (style === 'tails')
    return both(
      fill(
        hair,
        `M${16.4 - r} ${y - 0.6 * r}C${13 - r} ${y - 1} ${12.2 - r} ${y + 4.6} ${13.6 - r} ${y + 6.8}C${15.4 - r} ${y + 6.4} ${16.8 - r} ${y + 3.6} ${17 - r} ${y}Z`,
      ),
    );
  if (style === 'veil')
    return fill(
      INK.pearl,
      `M16 ${y - r - 1.4}C8.6 ${y - r - 1.4} 8.8 10 6.8 20C6 24 5.4 27 4.6 29.4H27.4C26.6 27 26 24 25.2 20C23.2 10 23.4 ${y - r - 1.4} 16 ${y - r - 1.4}Z`,
    );
  if (style === 'bun') return disc(hair, 16, y - r - 0.9, 2);
  if (style !== 'long') return '';
  return fill(
    hair,
    `M${15.5 - r} ${y}C${15 - r} ${y - r - 3.4} ${17 + r} ${y - r - 3.4} ${16.5 + r} ${y}C${16.6 + r} ${y + 2} ${17.6 + r} ${y + r + 1.6} ${17 + r} ${y + r + 3.6}C${14 + r} ${y + r + 4.6} ${18 - r} ${y + r + 4.6} ${15 - r} ${y + r + 3.6}C${14.4 - r} ${y + r + 1.6} ${15.4 - r} ${y + 2} ${15.5 - r} ${y}Z`,
  );
}

/** Hair over the brow: swept to one side where it is short, else parted. */
function brow({ hair, style }: Look, r: number, y: number): string {
  const crown = `C${15.2 - r} ${y - r - 1.9} ${16.8 + r} ${y - r - 1.9} ${16.3 + r} ${y}`;
  const fringe =
    style === 'short'
      ? `C${16 + 0.86 * r} ${y - 0.5 * r} ${16 + 0.5 * r} ${y - 0.62 * r} ${16 + 0.1 * r} ${y - 0.5 * r}C${16 - 0.4 * r} ${y - 0.38 * r} ${16 - 0.8 * r} ${y - 0.44 * r} ${15.7 - r} ${y}Z`
      : `C${16 + 0.9 * r} ${y - 0.4 * r} ${16 + 0.6 * r} ${y - 0.62 * r} ${16 + 0.26 * r} ${y - 0.84 * r}C${16 - 0.1 * r} ${y - 0.5 * r} ${16 - 0.6 * r} ${y - 0.3 * r} ${15.7 - r} ${y}Z`;
  return fill(hair, `M${15.7 - r} ${y}${crown}${fringe}`);
}

/** An arm that hangs, its hand beside the hip. */
const hanging = (sleeve: string, neck: number): string =>
  stroke(INK.skin, `M12.2 ${neck + 2.2}C10.6 ${neck + 4} 9.6 ${neck + 6} 9.2 ${neck + 8.2}`, 2.1) +
  stroke(sleeve, `M12.6 ${neck + 1.9}C11.4 ${neck + 3} 10.8 ${neck + 4} 10.3 ${neck + 5.2}`, 2.7);

function arms(sleeve: string, neck: number, { waves, stance }: Look): string {
  const left =
    stance === 'hip'
      ? stroke(INK.skin, `M12.2 ${neck + 2.2}L8.6 ${neck + 5.6}L11.8 ${neck + 8.6}`, 2.1) +
        stroke(sleeve, `M12.6 ${neck + 1.9}L9.6 ${neck + 4.7}`, 2.7)
      : hanging(sleeve, neck);
  if (!waves) return left + mirrored(hanging(sleeve, neck));
  return (
    left +
    stroke(INK.skin, `M20.2 ${neck + 2.2}C22.6 ${neck + 2} 24.4 ${neck} 25.2 ${neck - 3}`, 2.1) +
    stroke(
      sleeve,
      `M19.8 ${neck + 2}C21.4 ${neck + 2.4} 22.8 ${neck + 1.6} 23.6 ${neck + 0.4}`,
      2.7,
    )
  );
}

const leg = (hex: string, from: number, shoe: string): string =>
  stroke(hex, `M14.1 ${from}V28.6`, 2.2) +
  fill(shoe, 'M15.2 30.6H12.2C11.4 30.6 11.4 28.8 12.8 28.5H15.2Z');

/** Two, or one of them a step ahead. */
const legs = (hex: string, from: number, shoe: string, { stance }: Look): string =>
  stance === 'step'
    ? leg(hex, from, shoe) +
      stroke(hex, `M17.8 ${from}L19.8 28`, 2.2) +
      fill(shoe, 'M18.4 28H20.8L22 28.5C22.8 29.1 22.6 30.4 21.8 30.4H18.4Z')
    : both(leg(hex, from, shoe));

/** Narrower at the waist than at the shoulders. */
const torso = (hex: string, neck: number, wide = 0): string =>
  fill(
    hex,
    `M12.6 ${neck}C14 ${neck + 1} 18 ${neck + 1} 19.4 ${neck}L${20.6 + wide} ${neck + 2}L20.2 21.2H11.8L${11.4 - wide} ${neck + 2}Z`,
  );

function body(look: Look, neck: number): string {
  const { clothes, wears, waves } = look;
  switch (wears) {
    case 'dress':
      return (
        legs(INK.skin, 23, INK.wood, look) +
        arms(clothes, neck, look) +
        fill(
          clothes,
          `M12.8 ${neck}C14 ${neck + 1} 18 ${neck + 1} 19.2 ${neck}L19.6 ${neck + 2.6}L18.8 ${neck + 6}L22.4 24.6C19.4 26 12.6 26 9.6 24.6L13.2 ${neck + 6}L12.4 ${neck + 2.6}Z`,
        )
      );
    case 'gown':
      return (
        arms(INK.skin, neck, look) +
        fill(
          clothes,
          `M12.8 ${neck + 0.4}C14 ${neck + 1.8} 18 ${neck + 1.8} 19.2 ${neck + 0.4}L19 ${neck + 6}C21.6 22 24 26.4 25 30.6H7C8 26.4 10.4 22 13 ${neck + 6}Z`,
        )
      );
    case 'shorts':
      return (
        legs(INK.skin, 24, INK.graphite, look) +
        arms(clothes, neck, look) +
        fill(INK.cobalt, 'M12 19.6H20L20.6 25.2H16.7L16 23L15.3 25.2H11.4Z') +
        torso(clothes, neck)
      );
    case 'trousers':
    case 'suit':
      return (
        both(fill(wears === 'suit' ? clothes : INK.slate, 'M12 20H16V22L15.3 29H12.4Z')) +
        both(fill(INK.graphite, 'M15.4 30.8H11.8C11 30.8 11 28.9 12.4 28.6H15.4Z')) +
        arms(clothes, neck, look) +
        (wears === 'suit' && !waves ? both(disc(INK.skin, 9.2, neck + 8.4, 1.2)) : '') +
        torso(clothes, neck, 0.2) +
        (wears === 'suit'
          ? fill(INK.white, `M13.8 ${neck + 0.4}H18.2L16 ${neck + 5}Z`) +
            fill(
              INK.red,
              `M13.8 ${neck + 0.2}L16 ${neck + 1.2}L18.2 ${neck + 0.2}V${neck + 2.4}L16 ${neck + 1.4}L13.8 ${neck + 2.4}Z`,
            )
          : '')
      );
  }
}

/** Broader at the brow than at the chin, with ears where no hair hides them. */
const face = (r: number, y: number, style: Look['style']): string =>
  (style === 'short' || style === 'bun'
    ? both(disc(INK.skin, 16 - r, y + 0.14 * r, 0.2 * r))
    : '') +
  fill(
    INK.skin,
    `M${16 - r} ${y - 0.1 * r}C${16 - r} ${y - 1.36 * r} ${16 + r} ${y - 1.36 * r} ${16 + r} ${y - 0.1 * r}C${16 + r} ${y + 0.62 * r} ${16 + 0.5 * r} ${y + r} 16 ${y + r}C${16 - 0.5 * r} ${y + r} ${16 - r} ${y + 0.62 * r} ${16 - r} ${y - 0.1 * r}Z`,
  );

/** A thin line in the thread of a shade on skin: red and as wide as a lip it would be paint. */
export const smile = (x: number, y: number, r: number, half: number): string =>
  stroke(
    INK.terracotta,
    `M${x - half * r} ${y + 0.48 * r}C${x - 0.4 * half * r} ${y + 0.7 * r} ${x + 0.4 * half * r} ${y + 0.7 * r} ${x + half * r} ${y + 0.48 * r}`,
    0.45,
  );

export function person(look: Look): string {
  const { head, style } = look;
  const neck = 2 * head + 2.1 + (style === 'bun' ? 1.4 : 0);
  const r = HEAD * head;
  const y = neck + 0.3 - r;
  const eye = 0.13 * r;
  return (
    behind(look, r, y) +
    fill(INK.skin, `M14.6 ${neck - 1}H17.4V${neck + 1.4}H14.6Z`) +
    body(look, neck) +
    face(r, y, style) +
    brow(look, r, y) +
    both(disc(EYE, 16 - 0.36 * r, y + 0.16 * r, eye)) +
    smile(16, y, r, look.laughs ? 0.36 : 0.28)
  );
}

/** Roses before a bride. */
const bunch = (x: number, y: number): string =>
  fill(INK.leaf, `M${x - 2.4} ${y}H${x + 2.4}L${x} ${y + 4.4}Z`) +
  disc(INK.rose, x - 1.5, y - 0.2, 1.7) +
  disc(INK.rose, x + 1.5, y - 0.2, 1.7) +
  disc(INK.cerise, x, y - 1.4, 1.7);

/** Bodies by name. */
export const PEOPLE: Readonly<Record<string, string>> = {
  girl: person({ hair: BROWN, clothes: INK.rose, head: 5, style: 'tails', wears: 'dress' }),
  boy: person({
    hair: BROWN,
    clothes: INK.teal,
    head: 5,
    style: 'short',
    wears: 'shorts',
    stance: 'step',
  }),
  'sailor-boy':
    person({ hair: BROWN, clothes: INK.white, head: 5, style: 'short', wears: 'shorts' }) +
    fill(INK.navy, 'M11.8 12.6C13.6 13.8 18.4 13.8 20.2 12.6L20.6 15.4L16 18.6L11.4 15.4Z') +
    fill(INK.white, 'M13.8 13.4H18.2L16 16.4Z') +
    fill(INK.red, 'M15 16.6H17L17.8 20.2L16 19.2L14.2 20.2Z') +
    fill(INK.white, 'M9.6 3.6C10 0.2 22 0.2 22.4 3.6L21.2 5.4H10.8Z') +
    fill(INK.navy, 'M10.6 4.6C14 3.8 18 3.8 21.4 4.6V6.6C18 5.8 14 5.8 10.6 6.6Z'),
  firefighter:
    person({ hair: BROWN, clothes: INK.graphite, head: 4, style: 'short', wears: 'trousers' }) +
    stroke(INK.sun, 'M11.6 17.2H20.4', 1.7) +
    both(stroke(INK.sun, 'M12.3 25H15.2', 1.6) + stroke(INK.sun, 'M9 14.6L11 15.8', 1.5)) +
    fill(INK.red, 'M11 4.8C11 -0.4 21 -0.4 21 4.8L23.4 6.4H8.6Z') +
    disc(INK.gold, 16, 3.2, 1.4),
  shepherd:
    stroke(INK.bark, 'M24.6 30.4V10.4C24.6 5.6 30.2 5.6 30.2 10', 1.6) +
    person({ hair: BROWN, clothes: INK.olive, head: 4, style: 'short', wears: 'trousers' }) +
    both(
      fill(INK.ivory, 'M12.2 10.4L15.4 12.4V22.4H10.6L11.2 12.6Z') +
        disc(INK.ivory, 10.9, 15.4, 0.9) +
        disc(INK.ivory, 10.8, 18.6, 0.9) +
        disc(INK.ivory, 11, 21.8, 0.9),
    ) +
    fill(INK.bark, 'M11.6 4.6C11.6 0.4 20.4 0.4 20.4 4.6L24 5.6C20 7 12 7 8 5.6Z') +
    disc(INK.skin, 24.6, 18, 1.4),
  doctor:
    person({ hair: BROWN, clothes: INK.white, head: 4, style: 'short', wears: 'trousers' }) +
    fill(INK.sky, 'M13.6 10.2H18.4L16 16.4Z') +
    both(fill(INK.white, 'M11.8 20.6H15.8V25.4H11Z')) +
    stroke(INK.slate, 'M13 10.6C12.6 16.6 19.4 16.6 19 10.6M16 15.2V18.6', 1) +
    disc(INK.teal, 16, 19, 1.5),
  soldier:
    person({ hair: BROWN, clothes: INK.moss, head: 4, style: 'short', wears: 'suit' })
      .replaceAll(INK.white, INK.olive)
      .replaceAll(INK.red, INK.olive) +
    both(fill(INK.olive, 'M12 13.4H15V16.4H12ZM11.9 23H14.4V26H11.9Z')) +
    fill(INK.bark, 'M11.2 20H20.8V21.8H11.2Z') +
    fill(INK.gold, 'M15.1 19.8H16.9V22H15.1Z') +
    fill(INK.wine, 'M10.8 5C10 0.6 19 -0.6 22.6 2.4C24 3.8 22.4 5.4 21 5Z') +
    disc(INK.gold, 13.8, 3.4, 0.9),
  plumber:
    person({ hair: BROWN, clothes: INK.red, head: 4, style: 'short', wears: 'trousers' }) +
    both(
      fill(INK.cobalt, 'M12.2 15H16V22L15.4 28.6H11.9L11.2 20Z') +
        stroke(INK.cobalt, 'M13.2 10.8V15.6', 1.5) +
        disc(INK.gold, 13.3, 15.6, 0.8),
    ) +
    fill(INK.cobalt, 'M11.4 4.8C11.2 0.4 20.8 0.4 20.6 4.8L25 5.2C25.4 6.4 24 6.6 20.6 6H11.6Z'),
  chef:
    person({ hair: BROWN, clothes: INK.white, head: 4, style: 'short', wears: 'trousers' }) +
    both(fill(INK.white, 'M11.8 20.6H15.8V25H11.2Z')) +
    fill(INK.red, 'M12.6 10H19.4L18.4 12.4H16.6L17.4 15H14.6L15.4 12.4H13.6Z') +
    [16.4, 18.8, 21.2].map((y) => disc(INK.slate, 18, y, 0.6)).join('') +
    fill(
      INK.white,
      'M12 5.4V3.6C8.6 2.6 9.4 -1.6 12.6 -1.2C13.6 -3.4 18.4 -3.4 19.4 -1.2C22.6 -1.6 23.4 2.6 20 3.6V5.4Z',
    ),
  woman: person({
    hair: BROWN,
    clothes: INK.red,
    head: 4.1,
    style: 'long',
    wears: 'dress',
    stance: 'hip',
  }),
  man: person({
    hair: BROWN,
    clothes: INK.teal,
    head: 4,
    style: 'short',
    wears: 'trousers',
    stance: 'hip',
  }),
  bride:
    person({ hair: BROWN, clothes: INK.white, head: 4.1, style: 'veil', wears: 'gown' }) +
    stroke(INK.gold, 'M12.9 3.7C14.4 2.5 17.6 2.5 19.1 3.7', 0.9) +
    stroke(INK.pearl, 'M8.4 28.6C12 29.6 20 29.6 23.6 28.6', 0.9) +
    bunch(16, 17.6),
  groom: person({ hair: BROWN, clothes: INK.graphite, head: 4, style: 'short', wears: 'suit' }),
  grandmother: person({
    hair: INK.silver,
    clothes: INK.violet,
    head: 4.4,
    style: 'bun',
    wears: 'dress',
  }),
  grandfather:
    person({
      hair: INK.silver,
      clothes: INK.cobalt,
      head: 4.2,
      style: 'short',
      wears: 'trousers',
    }) + fill(INK.silver, 'M14 9.1C15 8.3 17 8.3 18 9.1C17.4 10 14.6 10 14 9.1Z'),
  ballerina:
    both(
      stroke(INK.skin, 'M13 12C10 10.6 8.4 7.6 9.4 4', 1.9) +
        stroke(INK.skin, 'M15 21V28.4', 2.2) +
        fill(INK.rose, 'M16 28L15.4 31.4C14 31.4 13.6 29.8 13.8 27.6Z'),
    ) +
    fill(INK.rose, 'M13.2 11.2C14.2 12.4 17.8 12.4 18.8 11.2L18.6 17H13.4Z') +
    fill(
      INK.blush,
      'M13.4 16.4H18.6C22.6 17.4 25.6 19.4 26.6 21.6C22 23.6 10 23.6 5.4 21.6C6.4 19.4 9.4 17.4 13.4 16.4Z',
    ) +
    stroke(INK.rose, 'M13.4 16.8H18.6', 1.1) +
    disc(BROWN, 16, 2.2, 1.7) +
    disc(INK.skin, 16, 6.8, 3.6) +
    fill(
      BROWN,
      'M12.2 6.8C11.8 2 20.2 2 19.8 6.8C18.8 5 17 4.8 15.4 4.9C13.8 5 12.8 5.6 12.2 6.8Z',
    ) +
    disc(EYE, 14.6, 7.2, 0.65) +
    disc(EYE, 17.4, 7.2, 0.65) +
    stroke(INK.terracotta, 'M15 8.8C15.6 9.4 16.4 9.4 17 8.8', 0.45),
  gnome:
    both(
      stroke(INK.leaf, 'M11.2 18.6C9.6 20 8.8 21.4 8.6 23', 2.8) + disc(INK.skin, 8.5, 23.8, 1.4),
    ) +
    fill(INK.leaf, 'M10.6 16.6H21.4L22.6 28H9.4Z') +
    both(fill(INK.bark, 'M15.6 30.8H10.2C9.2 30.8 9.4 28 11 27.6H15.6Z')) +
    stroke(INK.bark, 'M9.8 25.4H22.2', 1.3) +
    fill(INK.white, 'M10.4 13.6C9.4 18.6 12 25 16 26.4C20 25 22.6 18.6 21.6 13.6Z') +
    fill(
      INK.red,
      'M16 0.6C13.4 3.6 10 9.4 8.8 14.2C13 16 19 16 23.2 14.2C22 9.4 18.6 3.6 16 0.6Z',
    ) +
    disc(INK.skin, 16, 15.6, 2.1),
};
