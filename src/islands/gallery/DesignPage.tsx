import { useStore } from '@nanostores/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MouseEvent } from 'react';
import { wholeDay } from '../../lib/gallery/gallery.ts';
import type { GalleryImage } from '../../services/gallery/gallery.ts';
import {
  $design,
  backToGallery,
  deleteDesign,
  downloadPicture,
  galleryLink,
  openDesign,
  shareDesign,
} from '../../stores/gallery/design.ts';
import { useAuth } from '../account/AuthProvider.tsx';
import { MemberIsland } from '../account/MemberIsland.tsx';
import { ConfirmDialog } from '../common/ConfirmDialog.tsx';
import { ShareAct } from '../sharing/ShareAct.tsx';
import { DesignPanel } from './DesignPanel.tsx';
import { DesignStage } from './DesignStage.tsx';
import { DesignThreads } from './DesignThreads.tsx';
import { HiddenNote } from './HiddenNote.tsx';
import { SeenMark } from './SeenMark.tsx';
import { TypeTab } from './TypeTab.tsx';

/** One design of the gallery. */
export function DesignPage() {
  return (
    <MemberIsland>
      <DesignTable />
    </MemberIsland>
  );
}

function DesignTable() {
  const design = useStore($design, { ssr: 'initial' });
  useEffect(() => void openDesign(), []);
  const { image } = design;
  useEffect(() => {
    if (image) document.title = `${image.name} · Ilmek`;
  }, [image]);
  return (
    <div className="design">
      <Buttons image={image} />
      {image ? <Shown image={image} /> : design.phase === 'failed' ? <NotLoaded /> : <Waiting />}
    </div>
  );
}

function Shown({ image }: { image: GalleryImage }) {
  const { id, name, type, createdAt, hidden } = image;
  const own = useAuth().user?.id === image.userId;
  return (
    <>
      <div className="design-head">
        <h1 className="design-title">{name}</h1>
        <p className="piece-facts">
          <TypeTab type={type} />
          <time dateTime={createdAt}>{wholeDay(createdAt)}</time>
          {own && <SeenMark {...image} />}
        </p>
        {hidden && <HiddenNote design={id} />}
      </div>
      <DesignStage image={image} />
      <DesignPanel image={image} />
      {image.stitches && <DesignThreads image={image} />}
    </>
  );
}

/** Back, share, download, and, for the owner, delete. */
function Buttons({ image }: { image: GalleryImage | undefined }) {
  const { user } = useAuth();
  const [asking, setAsking] = useState(false);
  // Where one came from is known in the browser only.
  const back = useSyncExternalStore(neverChanges, galleryLink, () => '/gallery');
  const small = 'button button-secondary button-small';
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <a className="link mr-auto py-2" href={back} onClick={goBack}>
        ← Back to Gallery
      </a>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={small}
          disabled={!image}
          onClick={() => image && void shareDesign(image)}
        >
          Share
        </button>
        <button
          type="button"
          className={small}
          disabled={!image}
          onClick={() => image && void downloadPicture(image)}
        >
          Download
        </button>
        {image && image.userId === user?.id && (
          <>
            {!image.hidden && <ShareAct {...image} className={small} />}
            <button type="button" className={small} onClick={() => setAsking(true)}>
              Delete
            </button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        question="Are you sure you want to delete this image?"
        yes="Delete"
        onYes={() => {
          setAsking(false);
          if (image) void deleteDesign(image);
        }}
        onClose={() => setAsking(false)}
      >
        <p>
          {image?.visibility === 'shared'
            ? 'It leaves the gallery for everyone, with its original and its stitches.'
            : 'It is removed for good, with its original and its stitches.'}
        </p>
      </ConfirmDialog>
    </div>
  );
}

const neverChanges = () => () => undefined;

/** A plain click goes back in the history, where the gallery still knows its place. */
function goBack(event: MouseEvent) {
  const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (plain && backToGallery()) event.preventDefault();
}

function NotLoaded() {
  return (
    <div className="grid justify-items-start gap-5">
      <h1 className="design-title">This design could not be loaded</h1>
      <p>Check your connection. The design itself is safe.</p>
      <button type="button" className="button" onClick={() => void openDesign()}>
        Try again
      </button>
    </div>
  );
}

function Waiting() {
  return (
    <>
      <div className="design-head">
        <h1 className="sr-only">Design</h1>
        <p className="sr-only" role="status">
          Loading the design
        </p>
        <p className="chalk-line chalk-title" aria-hidden="true" />
        <p className="chalk-line" aria-hidden="true" />
      </div>
      <div className="design-stage" aria-hidden="true">
        <div className="chalk-place" />
      </div>
      <div className="design-panel worksheet" aria-hidden="true">
        {Array.from({ length: 6 }, (_, i) => (
          <p key={i} className="chalk-line" />
        ))}
      </div>
    </>
  );
}
