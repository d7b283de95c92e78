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
  /** Everyone may go on with it in the editor. */
  allowsRemix: boolean;
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

/** How many designs there are. */
export type GalleryCounts = Record<ImageType | 'total', number>;
