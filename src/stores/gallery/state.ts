import { GALLERY_DEFAULTS, sameDesigns } from '../../lib/gallery/query.ts';
import type { GalleryQuery } from '../../lib/gallery/query.ts';
import type {
  Cursor,
  GalleryCard,
  GalleryCounts,
  OwnCard,
} from '../../services/gallery/gallery.ts';
import type { ShareChange } from './share-change.ts';

/** A design in the list; one's own tell who sees them. */
type Card = GalleryCard | OwnCard;

/** What the gallery shows. */
export interface GalleryState {
  /** Of the first page; `more` tells of the others. */
  phase: 'loading' | 'ready' | 'failed';
  more: 'idle' | 'loading' | 'failed';
  query: GalleryQuery;
  /** All that is loaded, in the order asked for. */
  designs: readonly Card[];
  /** Where the next page starts; undefined after the last. */
  next?: Cursor | undefined;
  /** Undefined until they are known. */
  counts?: GalleryCounts | undefined;
  /** Ids of what is selected. */
  selected: ReadonlySet<string>;
}

export type GalleryEvent =
  | { type: 'asked'; query: GalleryQuery }
  | { type: 'page'; images: readonly Card[]; next: Cursor | undefined }
  | { type: 'restored'; designs: readonly Card[]; next: Cursor | undefined }
  | { type: 'failed' }
  | { type: 'more' }
  | { type: 'counted'; counts: GalleryCounts }
  | { type: 'toggled'; id: string }
  | { type: 'all' }
  | { type: 'none' }
  | { type: 'gone'; ids: readonly string[] }
  | { type: 'seen'; change: ShareChange };

const NOTHING: ReadonlySet<string> = new Set();

export const GALLERY_START: GalleryState = {
  phase: 'loading',
  more: 'idle',
  query: GALLERY_DEFAULTS,
  designs: [],
  selected: NOTHING,
};

/** The gallery's transitions; nothing else changes its state. */
export function reduceGallery(state: GalleryState, event: GalleryEvent): GalleryState {
  switch (event.type) {
    case 'asked':
      return ask(state, event.query);
    case 'page':
      return withPage(state, event.images, event.next);
    case 'restored': {
      const { designs, next } = event;
      return { ...state, phase: 'ready', more: 'idle', designs, next };
    }
    case 'failed':
      return state.phase === 'ready' ? { ...state, more: 'failed' } : { ...state, phase: 'failed' };
    case 'more':
      return { ...state, more: 'loading' };
    case 'counted':
      return { ...state, counts: event.counts };
    case 'toggled':
      return { ...state, selected: toggled(state.selected, event.id) };
    case 'all':
      return { ...state, selected: new Set(state.designs.map(({ id }) => id)) };
    case 'none':
      return { ...state, selected: NOTHING };
    case 'gone':
      return without(state, new Set(event.ids));
    case 'seen':
      return seen(state, event.change);
  }
}

/** Another view shows the same designs; another question starts anew. */
function ask(state: GalleryState, query: GalleryQuery): GalleryState {
  const counts = state.query.whose === query.whose ? state.counts : undefined;
  if (state.phase === 'ready' && sameDesigns(state.query, query)) return { ...state, query };
  return { ...GALLERY_START, query, counts };
}

function withPage(
  state: GalleryState,
  images: readonly Card[],
  next: Cursor | undefined,
): GalleryState {
  const known = new Set(state.designs.map(({ id }) => id));
  const added = images.filter(({ id }) => !known.has(id));
  return { ...state, phase: 'ready', more: 'idle', next, designs: [...state.designs, ...added] };
}

function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const result = new Set(selected);
  if (!result.delete(id)) result.add(id);
  return result;
}

function without(state: GalleryState, gone: ReadonlySet<string>): GalleryState {
  return {
    ...state,
    designs: state.designs.filter(({ id }) => !gone.has(id)),
    selected: new Set([...state.selected].filter((id) => !gone.has(id))),
  };
}

/** What is taken back leaves everyone's gallery; one's own list says who sees it now. */
function seen(state: GalleryState, { id, visibility, name }: ShareChange): GalleryState {
  if (state.query.whose === 'all') {
    return visibility === 'private' ? without(state, new Set([id])) : state;
  }
  const designs = state.designs.map((design) =>
    design.id === id ? { ...design, visibility, name: name ?? design.name } : design,
  );
  return { ...state, designs };
}
