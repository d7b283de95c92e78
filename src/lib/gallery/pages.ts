import { VISIBILITIES } from './image.ts';
import type {
  Cursor,
  GalleryCard,
  GalleryCounts,
  ImageType,
  OwnCard,
  Visibility,
} from './image.ts';
import {
  CARD_SHAPE,
  checked,
  isCount,
  isText,
  isType,
  listOf,
  orNull,
  toCard,
  wholeRows,
} from './rows.ts';
import type { CardRow, Shape } from './rows.ts';

/* A page of the gallery, or of one's own designs, as the database answers. */

const PAGE_SHAPE = { ...CARD_SHAPE, sort_key: isText } as const satisfies Shape;

/** What only its owner gets of a design. */
export const OWN_SHAPE = {
  visibility: (value) => VISIBILITIES.includes(value as Visibility),
  hidden_at: orNull(isText),
} as const satisfies Shape;

const COUNT_SHAPE = { type: isType, designs: isCount } as const satisfies Shape;

interface PageRow extends CardRow {
  sort_key: string;
}

export interface OwnColumns {
  visibility: Visibility;
  hidden_at: string | null;
}

interface CountRow {
  type: ImageType;
  designs: number;
}

/**
 * Rows of a page, and where the next one starts.
 * @param server where the storage answers, without a stroke at the end
 * @throws TypeError where there is no list; a row that is not what it should be is left out
 */
export function parsePage(rows: unknown, server: string): { card: GalleryCard; cursor: Cursor }[] {
  return wholeRows<PageRow>(rows, PAGE_SHAPE).map((row) => ({
    card: toCard(row, server),
    cursor: { key: row.sort_key, id: row.id },
  }));
}

/** The same of a member's own designs. @throws TypeError where there is no list */
export function parseOwnPage(rows: unknown, server: string): { card: OwnCard; cursor: Cursor }[] {
  return wholeRows<PageRow & OwnColumns>(rows, { ...PAGE_SHAPE, ...OWN_SHAPE }).map((row) => ({
    card: { ...toCard(row, server), ...toOwn(row) },
    cursor: { key: row.sort_key, id: row.id },
  }));
}

export const toOwn = ({ visibility, hidden_at }: OwnColumns) => ({
  visibility,
  hidden: hidden_at !== null,
});

/** The counts by type, with their sum. @throws TypeError */
export function parseCounts(rows: unknown): GalleryCounts {
  const counts: GalleryCounts = { total: 0, embroidery: 0, font: 0, tattoo: 0, logo: 0 };
  for (const row of listOf(rows)) {
    const { type, designs } = checked<CountRow>(row, COUNT_SHAPE);
    counts[type] = designs;
    counts.total += designs;
  }
  return counts;
}
