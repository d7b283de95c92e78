import type { MotifKind } from './motif-index.ts';

/* What things are to each other by what they are: vessels, clothes, creatures. */

/** What something can stand in: its lower part is hidden. Else it lies before the middle. */
export const isVessel = (motif: string): boolean =>
  /vase|basket|cradle|pot(?!ato)|fish-bowl|cup$|mug|teacup|bowl|nest|boat|canoe|bag$|handbag|backpack|(?<!mail)box(?!er|ing)|package|gift|jar|bucket|bathtub|egg$|shell|hat$|stocking|cart|trailer|wheelbarrow|crate|jack-o-lantern|pumpkin$|amphora|barrel|watering|typewriter|cauldron|tent|stroller|boot$|:upturned-/.test(
    motif,
  );

/** What is worn. */
export const isWorn = (motif: string): boolean =>
  /hat$|captain-hat|:fez$|-cap$|beanie|backpack|beret$|sombrero|monocle|crown|tiara|glasses|goggles|mask|scarf|bandana|collar$|necktie|bow-tie|ribbon$|helmet|headphone|gloves|boot|(?<!horse)shoe|sneaker|dress$|tutu$|hero-cape$|coat$|sweater$|pajamas$|tassel$|kimono|necklace|medal|stethoscope|:(?:smiling-face(?:-with-smiling-eyes)?|slightly-frowning-face|angry-face)$/.test(
    motif,
  );

export const CREATURES: ReadonlySet<MotifKind> = new Set([
  'animal',
  'bird',
  'insect',
  'sea',
  'person',
  'face',
]);
