import { PIECES_PAGE } from './shelf/pages.ts';

/** The product's name, as it stands in titles and structured data. */
export const SITE_NAME = 'Ilmek';

/**
 * A route as a whole address; whole addresses pass.
 * @param site the site's origin, such as "https://ilmek.example"
 */
export function absoluteUrl(path: string, site: string): string {
  return new URL(path, site).href;
}

export interface SiteLink {
  href: string;
  label: string;
}

export interface LinkGroup {
  title: string;
  links: SiteLink[];
}

/** The header's links, in order. */
export const HEADER_LINKS: SiteLink[] = [
  { href: '/generator', label: 'AI Generator' },
  { href: '/image-to-embroidery', label: 'Image Converter' },
  { href: '/gallery', label: 'Gallery' },
  { href: '/features', label: 'Features' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/about', label: 'About' },
  { href: '/blog', label: 'Blog' },
];

/** The tools that make something. */
export const GENERATOR_LINKS: SiteLink[] = [
  { href: '/generator', label: 'AI Generator' },
  { href: '/image-to-embroidery', label: 'Image Converter' },
  { href: '/font-generator', label: 'Font Generator' },
  { href: '/logo-generator', label: 'Logo Generator' },
  { href: '/tattoo-generator', label: 'Tattoo Generator' },
  { href: '/prompt-to-embroidery', label: 'Prompt to Embroidery' },
];

/** Pages to look at and to learn from. */
export const INFORMATION_LINKS: SiteLink[] = [
  { href: '/gallery', label: 'Gallery' },
  { href: '/features', label: 'Features' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/blog', label: 'Blog' },
  { href: '/machine-embroidery', label: 'Machine Embroidery' },
];

/** Help, and the small print. */
export const SUPPORT_LINKS: SiteLink[] = [
  { href: '/help-center', label: 'Help Center' },
  { href: '/contact', label: 'Contact' },
  { href: '/status', label: 'Status' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
  { href: '/cookies', label: 'Cookies' },
];

/** Where what was made is changed, and what this device keeps; after the tools that make it. */
const OWN_LINKS: SiteLink[] = [
  { href: '/editor', label: 'Embroidery Editor' },
  { href: PIECES_PAGE, label: 'My pieces' },
];

/** For those who program; after the links that every visitor wants. */
const DEVELOPER_LINKS: SiteLink[] = [{ href: '/developers', label: 'Developers' }];

export const FOOTER_GROUPS: LinkGroup[] = [
  { title: 'Make', links: [...GENERATOR_LINKS, ...OWN_LINKS] },
  { title: 'Look and learn', links: [...INFORMATION_LINKS, ...DEVELOPER_LINKS] },
  { title: 'Help', links: SUPPORT_LINKS },
];
