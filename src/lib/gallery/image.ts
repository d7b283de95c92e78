/*
 * A design of the gallery as it comes from the database, checked at the door: what passes here
 * can be shown.
 */

export const IMAGE_TYPES = ['embroidery', 'font', 'tattoo', 'logo'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** The options a design was made with; only plain values are shown. */
export type Settings = Record<string, unknown>;

/** Who sees a design: its owner alone, or everyone. */
export const VISIBILITIES = ['private', 'shared'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Where addresses of private files start, from the root of the storage's server: its owner signs them. */
export const PRIVATE_PATH = '/storage/v1/object/gallery/';
/** The same for the public copies of what is shared. */
export const SHARED_PATH = '/storage/v1/object/public/shared/';

/**
 * Whether nobody has looked at a member's picture before a page shows it. The server behind
 * `npm start` has, when it was uploaded; a hosted storage, at an origin of its own, looks at the type alone.
 * One's own private files are not foreign.
 * @param url whole address of the picture
 * @param origin of the page
 */
export const isUnseen = (url: string, origin: string): boolean =>
  !url.startsWith(`${origin}/`) && url.includes(SHARED_PATH);

/** A design in the gallery's grid. */
export interface GalleryCard {
  /** UUID. */
  id: string;
  userId: string;
  name: string;
  /** Whole address of the picture. */
  url: string;
  type: ImageType;
  /** ISO time. */
  createdAt: string;
  /** Size of the picture, px, where it is known. */
  width?: number;
  height?: number;
}

/** A design in the list of its owner. */
export interface OwnCard extends GalleryCard {
  visibility: Visibility;
  /** The owner of the site hid it: its maker alone sees it. */
  hidden: boolean;
}

/** A design with all that is kept of it, as far as whoever asks may see it. */
export interface GalleryImage extends OwnCard {
  prompt: string;
  /** What everyone sees besides the picture, while it is shared. */
  sharesOriginal: boolean;
  sharesFiles: boolean;
  settings: Settings;
  /** Whole address of the picture it was made from. */
  originalImage?: string;
  /** Whole address of its stitches: the engine's JSON, gzipped. */
  stitches?: string;
}

/** The place of a design in an order: the next page starts after it. */
export interface Cursor {
  key: string;
  id: string;
}

type Raw = Record<string, unknown>;

const isPath = (value: unknown) =>
  typeof value === 'string' && (value.startsWith(SHARED_PATH) || value.startsWith(PRIVATE_PATH));

/** What a column must hold. A library of checks would weigh as much as the rest of the page. */
const CHECKS = {
  id: (value: unknown) => typeof value === 'string' && UUID.test(value),
  text: (value: unknown) => typeof value === 'string',
  textOrNull: (value: unknown) => value === null || typeof value === 'string',
  flag: (value: unknown) => typeof value === 'boolean',
  visibility: (value: unknown) => VISIBILITIES.includes(value as Visibility),
  type: (value: unknown) => IMAGE_TYPES.includes(value as ImageType),
  path: isPath,
  pathOrNull: (value: unknown) => value === null || isPath(value),
  count: (value: unknown) => typeof value === 'number',
  countOrNull: (value: unknown) => value === null || typeof value === 'number',
  object: (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
} satisfies Record<string, (value: unknown) => boolean>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Shape = Record<string, keyof typeof CHECKS>;

const CARD_SHAPE = {
  id: 'id',
  user_id: 'id',
  name: 'text',
  url: 'path',
  type: 'type',
  created_at: 'text',
  width: 'countOrNull',
  height: 'countOrNull',
} as const satisfies Shape;

const PAGE_SHAPE = { ...CARD_SHAPE, sort_key: 'text' } as const satisfies Shape;

const OWN_SHAPE = { visibility: 'visibility', hidden_at: 'textOrNull' } as const satisfies Shape;

const IMAGE_SHAPE = {
  ...CARD_SHAPE,
  ...OWN_SHAPE,
  shares_original: 'flag',
  shares_files: 'flag',
  prompt: 'text',
  settings: 'object',
  original_image: 'pathOrNull',
  stitches: 'pathOrNull',
} as const satisfies Shape;

const COUNT_SHAPE = { type: 'type', designs: 'count' } as const satisfies Shape;

interface CardRow {
  id: string;
  user_id: string;
  name: string;
  url: string;
  type: ImageType;
  created_at: string;
  width: number | null;
  height: number | null;
}

interface PageRow extends CardRow {
  sort_key: string;
}

interface OwnRow extends PageRow {
  visibility: Visibility;
  hidden_at: string | null;
}

interface ImageRow extends Omit<OwnRow, 'sort_key'> {
  shares_original: boolean;
  shares_files: boolean;
  prompt: string;
  settings: Settings;
  original_image: string | null;
  stitches: string | null;
}

interface CountRow {
  type: ImageType;
  designs: number;
}

/** A row whose columns hold what they must. @throws TypeError naming the first that does not */
function checked<Row>(data: unknown, shape: Shape): Row {
  const row = (CHECKS.object(data) ? data : {}) as Raw;
  for (const [column, check] of Object.entries(shape)) {
    if (!CHECKS[check](row[column])) throw new TypeError(`gallery: ${column} is no ${check}`);
  }
  return row as Row;
}

/** @throws TypeError */
function listOf(data: unknown): unknown[] {
  if (!Array.isArray(data)) throw new TypeError('gallery: not a list');
  return data;
}

/** The rows of a list that are whole: a damaged one must not take the others with it. @throws TypeError */
function wholeRows<Row>(data: unknown, shape: Shape): Row[] {
  return (listOf(data) as Row[]).filter((row) => {
    try {
      return checked<Row>(row, shape);
    } catch (error) {
      return console.error(error, row);
    }
  });
}

function toCard(row: CardRow, server: string): GalleryCard {
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
  return wholeRows<OwnRow>(rows, { ...PAGE_SHAPE, ...OWN_SHAPE }).map((row) => ({
    card: { ...toCard(row, server), ...toOwn(row) },
    cursor: { key: row.sort_key, id: row.id },
  }));
}

const toOwn = ({ visibility, hidden_at }: Pick<OwnRow, 'visibility' | 'hidden_at'>) => ({
  visibility,
  hidden: hidden_at !== null,
});

/** One row. @throws TypeError when it is not what it should be */
export function parseImage(data: unknown, server: string): GalleryImage {
  const row = checked<ImageRow>(data, IMAGE_SHAPE);
  return {
    ...toCard(row, server),
    ...toOwn(row),
    sharesOriginal: row.shares_original,
    sharesFiles: row.shares_files,
    prompt: row.prompt,
    settings: row.settings,
    originalImage: row.original_image ? server + row.original_image : undefined,
    stitches: row.stitches ? server + row.stitches : undefined,
  };
}

/** How many designs there are. */
export type GalleryCounts = Record<ImageType | 'total', number>;

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

/** The longest name and prompt that the database takes, in characters. */
export const NAME_MAX = 120;
export const PROMPT_MAX = 4000;

/** Any text as a name: one line, not empty, not too long. */
export function cleanName(text: string): string {
  const plain = [...text.replace(/[\p{Cc}\s]+/gu, ' ').trim()].slice(0, NAME_MAX).join('').trim();
  return plain || 'Untitled';
}
