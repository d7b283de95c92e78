import type { ImageType } from './image.ts';

/* The words for a design of the gallery. */

/** The badge on a piece. */
export const TYPE_NAMES: Record<ImageType, string> = {
  embroidery: 'Embroidery',
  font: 'Font',
  tattoo: 'Tattoo',
  logo: 'Logo',
};

/** The thread of the badge's stitch; its name is what tells. */
export const TYPE_THREADS: Record<ImageType, string> = {
  embroidery: 'indigo',
  font: 'madder',
  tattoo: 'sage',
  logo: 'saffron',
};

/** Writes a moment of the gallery; the format, which is slow to make, comes with the first one. */
function inWords(options: Intl.DateTimeFormatOptions): (created: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (created) =>
    (format ??= new Intl.DateTimeFormat('en-US', options)).format(new Date(created));
}

/** 'Nov 21', in the reader's time zone. @param created ISO 8601 */
export const shortDay = inWords({ month: 'short', day: 'numeric' });

/** 'Nov 21, 3:40 PM': pieces of one day and one name are told apart. */
export const shortMoment = inWords({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** 'November 21, 2026'. */
export const wholeDay = inWords({ dateStyle: 'long' });

/** 'November 21, 2026 at 3:40 PM'. */
export const wholeMoment = inWords({ dateStyle: 'long', timeStyle: 'short' });
