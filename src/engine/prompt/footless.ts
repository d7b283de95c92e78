import type { ReadSubject } from './parse-state.ts';

/* Shoes of whoever is drawn without feet: they are told, and not hung on the breast. */

const SHOES = /shoe|boots?$|sneaker|sock|slipper|clogs|skate/;
const NO_FEET =
  /:(?:duck|swan|goose|snail|snake|worm|bug|seal|whale|dolphin|shark|octopus|squid|jellyfish|fish|\w+-fish|seahorse|sea-turtle|turtle|hedgehog|ladybug|lady-beetle|bee|honeybee|butterfly|ghost|owl|penguin|sloth|walrus)$|face$/;

/** The others, without such shoes. @param told their names are added to it */
export function withoutFeet(subjects: readonly ReadSubject[], told: string[]): ReadSubject[] {
  const isLost = ({ motif, stands }: ReadSubject): boolean =>
    stands?.kind === 'wearing' && SHOES.test(motif) && NO_FEET.test(stands.other.motif);
  told.push(...subjects.filter(isLost).map(({ word }) => word));
  return subjects.filter((one) => !isLost(one));
}
