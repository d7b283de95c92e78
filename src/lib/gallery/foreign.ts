import { SHARED_PATH } from './image.ts';

/**
 * Whether nobody has looked at a member's picture before a page shows it. The server behind
 * `npm start` has, when it was uploaded; the storage of a hosted project, which answers at an
 * origin of its own, looks at nothing but the type that is sent. One's own private files are not
 * foreign.
 * @param url whole address of the picture
 * @param origin of the page
 */
export const isUnseen = (url: string, origin: string): boolean =>
  !url.startsWith(`${origin}/`) && URL.parse(url)?.pathname.startsWith(SHARED_PATH) === true;
