import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { isNarrowed } from '../../lib/gallery/query.ts';
import {
  $gallery,
  $place,
  dropGone,
  leaveGallery,
  openGallery,
  showMine,
  showOwnOf,
} from '../../stores/gallery/gallery.ts';
import type { GalleryState } from '../../stores/gallery/state.ts';
import { $brought } from '../../stores/tool/brought.ts';
import { useAuth } from '../account/AuthProvider.tsx';
import { MemberIsland } from '../account/MemberIsland.tsx';
import { useEarlyChanges } from '../common/early-changes.ts';
import { EmptyGallery, NoMatch, NotLoaded, NothingOwn, NotSignedIn, Places } from './Nothing.tsx';
import { Pieces } from './Pieces.tsx';
import { Selection } from './Selection.tsx';
import { Stats } from './Stats.tsx';
import { Toolbar } from './Toolbar.tsx';
import { Whose } from './Whose.tsx';

/**
 * The community gallery: everyone's pieces, found, sorted and, where they are one's own, deleted.
 * `kept` stands under its title: the pieces of this device.
 */
export function Gallery({ kept }: { kept?: ReactNode }) {
  return (
    <MemberIsland>
      <GalleryTable kept={kept} />
    </MemberIsland>
  );
}

function GalleryTable({ kept }: { kept: ReactNode }) {
  const gallery = useStore($gallery, { ssr: 'initial' });
  usePlace();
  useImported();
  return (
    <div className="gallery">
      <div className="gallery-head">
        <h1 className="text-tool">Gallery</h1>
        <Stats counts={gallery.counts} />
      </div>
      {kept}
      <Whose whose={gallery.query.whose} />
      <Toolbar query={gallery.query} />
      {(gallery.phase === 'loading' || gallery.designs.length > 0) && (
        <Selection gallery={gallery} />
      )}
      <Designs gallery={gallery} />
    </div>
  );
}

function Designs({ gallery }: { gallery: GalleryState }) {
  const { phase, designs, query } = gallery;
  const { user, loading } = useAuth();
  const id = user?.id;
  const mine = query.whose === 'mine';
  useEffect(() => {
    if (id) showOwnOf(id);
  }, [id]);
  if (mine && !loading && !user) return <NotSignedIn />;
  if (phase === 'loading') return <Places view={query.view} />;
  if (phase === 'failed') return <NotLoaded />;
  if (designs.length > 0) return <Pieces gallery={gallery} />;
  if (isNarrowed(query)) return <NoMatch />;
  return mine ? <NothingOwn /> : <EmptyGallery />;
}

/** Opens the gallery, where one was when one comes back, and keeps the place when one leaves. */
function usePlace() {
  const place = useStore($place, { ssr: 'initial' });
  const early = useEarlyChanges();
  useEffect(() => {
    // Pieces come after the page: the browser cannot find the place by itself.
    history.scrollRestoration = 'manual';
    openGallery(early);
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dropGone();
    };
    addEventListener('pagehide', leaveGallery);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leaveGallery);
      removeEventListener('pageshow', comeBack);
    };
  }, [early]);
  useEffect(() => {
    if (!place) return;
    scrollTo({ top: place.top, behavior: 'instant' });
    return focusSoon(`piece-${place.opened}`);
  }, [place]);
}

/** Frames to wait for a piece to be on the page. */
const FRAMES = 20;

/** Focuses an element once it is there. @returns gives up */
function focusSoon(id: string): () => void {
  let left = FRAMES;
  let frame = 0;
  const look = () => {
    const element = document.getElementById(id);
    if (element) element.focus({ preventScroll: true });
    else if (--left > 0) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

/** What this browser kept for a visitor was brought along: among one's own it is shown too. */
function useImported() {
  const brought = useStore($brought, { ssr: 'initial' });
  useEffect(() => {
    if (brought.size > 0) showMine();
  }, [brought]);
}
