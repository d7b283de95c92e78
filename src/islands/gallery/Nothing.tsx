import type { ReactNode } from 'react';
import { askAgain, changeQuery } from '../../stores/gallery/gallery.ts';

/* What stands where there is no design to show. */

/** An empty hoop with words on its cloth. */
function HoopWords({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="hoop w-full max-w-[26rem]">
      <div className="hoop-cloth">
        <div className="absolute inset-0 grid place-content-center gap-2 px-14 text-center">
          {title}
          {children}
        </div>
      </div>
      <span className="hoop-screw" aria-hidden="true" />
    </div>
  );
}

/** Nobody has shared anything. */
export function EmptyGallery() {
  return (
    <div className="gallery-nothing">
      <HoopWords title={<h2 className="text-t3">No Images Yet</h2>}>
        <p>What people make and share hangs here. Yours may be the first.</p>
      </HoopWords>
      <ToolLinks />
    </div>
  );
}

/** The member has saved nothing. */
export function NothingOwn() {
  return (
    <div className="gallery-nothing">
      <HoopWords title={<h2 className="text-t3">Nothing saved yet</h2>}>
        <p>What you make and save is kept here, for you alone.</p>
      </HoopWords>
      <ToolLinks />
    </div>
  );
}

/** One's own designs were asked for, and nobody is signed in. */
export function NotSignedIn() {
  return (
    <div className="gallery-nothing">
      <HoopWords title={<h2 className="text-t3">My designs</h2>}>
        <p>What you save is kept here, for you alone. Sign in to see it.</p>
      </HoopWords>
      <div className="grid justify-items-start gap-3">
        <a className="button" href="/auth">
          Sign In
        </a>
        <button
          type="button"
          className="button button-secondary"
          onClick={() => changeQuery({ whose: 'all' })}
        >
          Show the gallery
        </button>
      </div>
    </div>
  );
}

function ToolLinks() {
  return (
    <div className="grid justify-items-start gap-3">
      <a className="button" href="/generator">
        Create Embroidery
      </a>
      <a className="button button-secondary" href="/font-generator">
        Create Font
      </a>
      <a className="button button-secondary" href="/tattoo-generator">
        Create Tattoo
      </a>
    </div>
  );
}

/** Nothing fits the search and the filter. */
export function NoMatch() {
  return (
    <div className="gallery-nothing">
      <HoopWords
        title={
          <p>
            <strong className="cloth-title font-display text-t2 block font-normal">
              No images found.
            </strong>{' '}
            Try adjusting your search or filter criteria
          </p>
        }
      />
      <button
        type="button"
        className="button"
        onClick={() => changeQuery({ search: '', type: 'all' })}
      >
        Show everything
      </button>
    </div>
  );
}

/** The gallery cannot be reached. */
export function NotLoaded() {
  return (
    <div className="gallery-nothing">
      <HoopWords title={<h2 className="text-t2">Failed to load gallery</h2>}>
        <p>The designs are safe; only the way to them is cut.</p>
      </HoopWords>
      <button type="button" className="button" onClick={askAgain}>
        Try again
      </button>
    </div>
  );
}

/** Places for pieces that are on their way. */
export function Places({ count = 12, view }: { count?: number; view: 'grid' | 'list' }) {
  return (
    <div className="pieces" data-view={view}>
      <p className="sr-only" role="status">
        Loading designs
      </p>
      <div className="piece-page" aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <div key={i} className="piece piece-chalk">
            <div className="piece-place">
              <div className="piece-cloth" />
            </div>
            <p className="piece-name" />
            <p className="piece-facts" />
          </div>
        ))}
      </div>
    </div>
  );
}
