import { IMAGE_TYPES, PRIVATE_PATH, SHARED_PATH } from './image.ts';
import type { GalleryCard, ImageType } from './image.ts';

/*
 * Rows of the database, checked at the door. Each page loads the checks of what it shows: cards
 * here, the gallery's pages in `pages.ts`, a whole design in `design-row.ts`. A library of checks
 * would weigh as much as the rest of a page.
 */

/** Whether a column holds what it must. */
type Check = (value: unknown) => boolean;
export type Shape = Readonly<Record<string, Check>>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isId: Check = (value) => typeof value === 'string' && UUID.test(value);
export const isText: Check = (value) => typeof value === 'string';
export const isType: Check = (value) => IMAGE_TYPES.includes(value as ImageType);
export const isCount: Check = (value) => typeof value === 'number';
export const isPath: Check = (value) =>
  typeof value === 'string' && (value.startsWith(SHARED_PATH) || value.startsWith(PRIVATE_PATH));
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

export const CARD_SHAPE = {
  id: isId,
  user_id: isId,
  name: isText,
  url: isPath,
  type: isType,
  created_at: isText,
  width: orNull(isCount),
  height: orNull(isCount),
} as const satisfies Shape;

export interface CardRow {
  id: string;
  user_id: string;
  name: string;
  url: string;
  type: ImageType;
  created_at: string;
  width: number | null;
  height: number | null;
}

/** A row whose columns hold what they must. @throws TypeError naming the first that does not */
export function checked<Row>(data: unknown, shape: Shape): Row {
  const row = Object(data) as Record<string, unknown>;
  for (const [column, check] of Object.entries(shape)) {
    if (!check(row[column])) throw new TypeError(`gallery: ${column} is wrong`);
  }
  return row as Row;
}

/** @throws TypeError */
export function listOf(data: unknown): unknown[] {
  if (!Array.isArray(data)) throw new TypeError('gallery: not a list');
  return data;
}

/** The rows of a list that are whole: a damaged one must not take the others with it. @throws TypeError */
export function wholeRows<Row>(data: unknown, shape: Shape): Row[] {
  return (listOf(data) as Row[]).filter((row) => {
    try {
      return checked<Row>(row, shape);
    } catch (error) {
      return console.error(error, row);
    }
  });
}

export function toCard(row: CardRow, server: string): GalleryCard {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    url: server + row.url,
    type: row.type,
    createdAt: row.created_at,
    width: row.width ?? undefined,
    height: row.height ?? undefined,
  };
}

/** The columns that `parseCards` wants. */
export const CARD_COLUMNS = Object.keys(CARD_SHAPE).join();

/** Rows of a strip; those that are not what they should be are left out. @throws TypeError where there is no list */
export function parseCards(rows: unknown, server: string): GalleryCard[] {
  return wholeRows<CardRow>(rows, CARD_SHAPE).map((row) => toCard(row, server));
}
