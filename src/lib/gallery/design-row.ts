import type { GalleryImage, Settings } from './image.ts';
import { OWN_SHAPE, toOwn } from './pages.ts';
import type { OwnColumns } from './pages.ts';
import { CARD_SHAPE, checked, isPath, isText, orNull, toCard } from './rows.ts';
import type { CardRow, Shape } from './rows.ts';

/* A design with all that is kept of it, as the database answers. */

const isFlag = (value: unknown) => typeof value === 'boolean';

const IMAGE_SHAPE = {
  ...CARD_SHAPE,
  ...OWN_SHAPE,
  shares_original: isFlag,
  shares_files: isFlag,
  prompt: isText,
  settings: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  original_image: orNull(isPath),
  stitches: orNull(isPath),
} as const satisfies Shape;

interface ImageRow extends CardRow, OwnColumns {
  shares_original: boolean;
  shares_files: boolean;
  allows_remix?: unknown;
  prompt: string;
  settings: Settings;
  original_image: string | null;
  stitches: string | null;
}

/** One row. @throws TypeError when it is not what it should be */
export function parseImage(data: unknown, server: string): GalleryImage {
  const row = checked<ImageRow>(data, IMAGE_SHAPE);
  return {
    ...toCard(row, server),
    ...toOwn(row),
    sharesOriginal: row.shares_original,
    sharesFiles: row.shares_files,
    // Of a database that does not know it yet nobody goes on with anything.
    allowsRemix: row.allows_remix === true,
    prompt: row.prompt,
    settings: row.settings,
    originalImage: row.original_image ? server + row.original_image : undefined,
    stitches: row.stitches ? server + row.stitches : undefined,
  };
}
