/* What a design is called: its name, its file's, and its page's. */

/** The longest name and prompt that the database takes, in characters. */
export const MAX_NAME = 120;
export const MAX_PROMPT = 4000;

/** Any text as a name: one line, not empty, not too long. */
export function cleanName(text: string): string {
  const plain = [...text.replace(/[\p{Cc}\s]+/gu, ' ').trim()].slice(0, MAX_NAME).join('').trim();
  return plain || 'Untitled';
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id in the path of a design's page, or undefined where there is none: '/gallery/{id}'. */
export function idInPath(pathname: string): string | undefined {
  const id = pathname
    .replace(/\/+$/, '')
    .replace(/^\/gallery\//, '')
    .toLowerCase();
  return ID.test(id) ? id : undefined;
}

/** A name of at most 60 characters for a file, of letters, digits and hyphens: 'red-panda'. */
export function fileStem(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.join('-').slice(0, 60).replace(/-+$/, '') || 'embroidery';
}
