import { IMAGE_TYPES } from './image.ts';
import type { ImageType } from './image.ts';

/* What of the gallery is looked at, and how a link carries it. */

export const GALLERY_SORTS = ['newest', 'oldest', 'name'] as const;
export type GallerySort = (typeof GALLERY_SORTS)[number];

export const GALLERY_VIEWS = ['grid', 'list'] as const;
export type GalleryView = (typeof GALLERY_VIEWS)[number];

/** Everyone's shared designs, or the member's own. */
export const GALLERY_WHOSE = ['all', 'mine'] as const;
export type GalleryWhose = (typeof GALLERY_WHOSE)[number];

export interface GalleryQuery {
  whose: GalleryWhose;
  /** Looked for in name and prompt. */
  search: string;
  type: ImageType | 'all';
  sort: GallerySort;
  view: GalleryView;
}

export const GALLERY_DEFAULTS: GalleryQuery = {
  whose: 'all',
  search: '',
  type: 'all',
  sort: 'newest',
  view: 'grid',
};

/** The longest text that is searched for, in characters. */
export const MAX_SEARCH = 100;

const oneOf = <T extends string>(value: string | null, options: readonly T[], otherwise: T): T =>
  options.find((option) => option === value) ?? otherwise;

/** Reads a link's query; what is missing or unknown takes its default. */
export function queryFromLink(search: string): GalleryQuery {
  const params = new URLSearchParams(search);
  const { whose, type, sort, view } = GALLERY_DEFAULTS;
  return {
    whose: oneOf(params.get('whose'), GALLERY_WHOSE, whose),
    search: (params.get('q') ?? '').slice(0, MAX_SEARCH),
    type: oneOf(params.get('type'), [...IMAGE_TYPES, 'all'] as const, type),
    sort: oneOf(params.get('sort'), GALLERY_SORTS, sort),
    view: oneOf(params.get('view'), GALLERY_VIEWS, view),
  };
}

/** The query that a link carries: '' for the defaults, else '?…'. */
export function linkQuery({ whose, search, type, sort, view }: GalleryQuery): string {
  const params = new URLSearchParams();
  if (whose !== GALLERY_DEFAULTS.whose) params.set('whose', whose);
  if (search.trim()) params.set('q', search.trim());
  if (type !== GALLERY_DEFAULTS.type) params.set('type', type);
  if (sort !== GALLERY_DEFAULTS.sort) params.set('sort', sort);
  if (view !== GALLERY_DEFAULTS.view) params.set('view', view);
  const text = params.toString();
  return text && `?${text}`;
}

/** Whether anything is left out: then an empty list does not mean an empty gallery. */
export const isNarrowed = ({ search, type }: GalleryQuery): boolean =>
  search.trim() !== '' || type !== 'all';

/** Whether both ask for the same designs in the same order, however they are shown. */
export const sameDesigns = (a: GalleryQuery, b: GalleryQuery): boolean =>
  a.whose === b.whose &&
  a.search.trim() === b.search.trim() &&
  a.type === b.type &&
  a.sort === b.sort;
