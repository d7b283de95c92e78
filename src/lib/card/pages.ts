import type { CardWords } from './card.ts';

/** What a page's social card shows, and the words for those who do not see it. */
interface PageCard extends CardWords {
  alt: string;
}

const BOUQUET = 'A tulip and a carnation, embroidered, in a wooden hoop';
const FOX = 'The head of a fox, embroidered, in a wooden hoop';
const HARBOUR = 'A harbour at evening, embroidered, in a wooden hoop';
const BADGE = 'A lighthouse logo, embroidered, in a wooden hoop';
const SWALLOW = 'A flying swallow, embroidered, in a wooden hoop';
const WREATH = 'A wreath of leaves and blossoms, embroidered, in a wooden hoop';
const FISH = 'A blue fish, embroidered, in a wooden hoop';
const KILIM = 'A kilim pattern, embroidered, in a wooden hoop';

/** Cards of the pages that are no collection's. Blog posts and guides bring their own. */
export const PAGE_CARDS: Record<string, PageCard> = {
  '/': {
    title: 'Your picture, stitch by stitch',
    piece: 'bouquet',
    accent: 'madder',
    alt: BOUQUET,
  },
  '/image-to-embroidery': {
    title: 'Turn a picture into embroidery',
    piece: 'personal',
    accent: 'indigo',
    alt: FOX,
  },
  '/generator': {
    title: 'Every choice a digitizer makes',
    piece: 'social',
    accent: 'indigo',
    alt: HARBOUR,
  },
  '/editor': {
    title: 'Change any stitch, undo any step',
    piece: 'personal',
    accent: 'indigo',
    alt: FOX,
  },
  '/font-generator': {
    title: 'Letters and monograms in thread',
    piece: 'business',
    accent: 'indigo',
    alt: BADGE,
  },
  '/logo-generator': {
    title: 'Logos, from pocket to full back',
    piece: 'business',
    accent: 'indigo',
    alt: BADGE,
  },
  '/tattoo-generator': {
    title: 'Tattoos in thread',
    piece: 'fashion',
    accent: 'indigo',
    alt: SWALLOW,
  },
  '/prompt-to-embroidery': {
    title: 'From words to stitches',
    piece: 'events',
    accent: 'indigo',
    alt: WREATH,
  },
  '/gallery': {
    title: 'The gallery: pieces off the machine',
    piece: 'fashion',
    accent: 'indigo',
    alt: SWALLOW,
  },
  '/features': { title: 'What Ilmek can sew', piece: 'social', accent: 'madder', alt: HARBOUR },
  '/pricing': { title: 'Plans and prices', piece: 'web', accent: 'madder', alt: KILIM },
  '/about': { title: 'People who love thread', piece: 'events', accent: 'madder', alt: WREATH },
  '/contact': { title: 'Write to us', piece: 'fashion', accent: 'madder', alt: SWALLOW },
  '/status': { title: 'Is everything running?', piece: 'business', accent: 'madder', alt: BADGE },
  '/help-center': { title: 'Help center', piece: 'personal', accent: 'madder', alt: FOX },
  '/developers': {
    title: 'The engine, in your own program',
    piece: 'fish-three-stitches',
    accent: 'indigo',
    alt: FISH,
  },
  '/machine-embroidery': {
    title: 'Machine embroidery: the long guide',
    piece: 'bouquet',
    accent: 'sage',
    alt: BOUQUET,
  },
  '/blog': { title: 'Nakış üzerine yazılar', piece: 'events', accent: 'sage', alt: WREATH },
  '/privacy': { title: 'Privacy', piece: 'web', accent: 'indigo', alt: KILIM },
  '/terms': { title: 'Terms', piece: 'business', accent: 'indigo', alt: BADGE },
  '/cookies': { title: 'Cookies', piece: 'social', accent: 'indigo', alt: HARBOUR },
};

/** Route of the card of a page, as "/cards/blog/slug.jpg". */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? '/index' : path}.jpg`;
}

/** The card of a page of the table above; the landing page's for any other. */
export function cardOfPage(path: string): { src: string; alt: string } {
  const known = path in PAGE_CARDS ? path : '/';
  return { src: cardPath(known), alt: PAGE_CARDS[known].alt };
}
