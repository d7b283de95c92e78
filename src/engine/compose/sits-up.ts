/* Who sits up and faces us, and where the middle of the body is. */

/** Our animals that sit and face us have their paws before the belly. */
export const SITS_UP =
  /^ilmek:(?:bear|koala|panda|raccoon|lion|rabbit|lop-rabbit|frog|pug|french-bulldog|bulldog|boxer|rottweiler|border-collie|collie|beagle|husky|german-shepherd|chihuahua)$/;
/** A tail or ears make the box wider than the body is: its middle, of the box. */
export const MIDDLES: Readonly<Record<string, number>> = {
  'ilmek:raccoon': 0.37,
  'ilmek:lion': 0.44,
  'ilmek:husky': 0.39,
  'ilmek:german-shepherd': 0.39,
  'ilmek:border-collie': 0.42,
  'ilmek:collie': 0.42,
  'ilmek:pug': 0.475,
  'ilmek:beagle': 0.47,
};
