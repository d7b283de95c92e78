import { TYPE_NAMES } from './gallery.ts';
import type { ImageType } from './image.ts';
import { cutDescription, fullTitle } from '../head/head.ts';

/*
 * What a shared design says about itself. Its page is one static file for all designs, and those
 * who draw link previews run no script: the head of the file is filled before it is sent.
 */

/** What a preview shows of a design. */
export interface PreviewDesign {
  name: string;
  prompt: string;
  type: ImageType;
  /** Whole address of the picture. */
  picture: string;
  /** Size of the picture, px, where it is known. */
  width?: number | null;
  height?: number | null;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an attribute or between tags. Line ends and other controls become blanks. */
const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\s]+/gu, ' ').replace(/[&<>"']/g, (letter) => ENTITIES[letter]);

/** What each tag says; undefined takes the tag away. */
function tagsOf(design: PreviewDesign, address: string): Record<string, string | undefined> {
  const { name, prompt, type, picture, width, height } = design;
  const title = fullTitle(name);
  const description = cutDescription(prompt.trim().replace(/\s+/g, ' ') || wordsFor(type));
  const alt = `${name}, as embroidery`;
  return {
    description,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': picture,
    'og:image:width': width && height ? String(width) : undefined,
    'og:image:height': width && height ? String(height) : undefined,
    'og:image:alt': alt,
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': picture,
    'twitter:image:alt': alt,
  };
}

/** For a design whose maker wrote nothing. */
const wordsFor = (type: ImageType) =>
  `${TYPE_NAMES[type]} design, sewn with Ilmek: the picture, how it was made, and its stitch files for every machine.`;

const CANONICAL = /(<link rel="canonical" href=")[^"]*/;
const META = /<meta (?:name|property)="([^"]+)" content="[^"]*"\s*\/?>/g;

/**
 * The static page with a design's own title, description, picture and address in its head. The rest of
 * the page, its policy included, stays as it was built.
 * @param html the built page
 * @param address the design's own address, whole
 */
export function fillHead(html: string, design: PreviewDesign, address: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const tags = tagsOf(design, address);
  const head = html
    .slice(0, end)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(fullTitle(design.name))}</title>`)
    .replace(CANONICAL, (_, link: string) => link + escaped(address))
    .replace(META, (tag, name: string) => {
      if (!Object.hasOwn(tags, name)) return tag;
      const content = tags[name];
      if (content === undefined) return '';
      return `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escaped(content)}">`;
    });
  return head + html.slice(end);
}
