import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { DragEvent } from 'react';
import { hasStoredSession } from '../../lib/account/session-key.ts';
import type { KeptPiece } from '../../lib/shelf/shelf.ts';
import { $mayBeCleared, $myPieces, watchPieces } from '../../stores/shelf/my-pieces.ts';
import { importFiles } from '../../stores/shelf/piece-files.ts';
import { $waitingThere } from '../../stores/shelf/waiting-there.ts';
import { plural } from '../common/numbers.ts';
import { lazyPart } from '../common/lazy-part.tsx';
import { ShelfNotes } from './ShelfNotes.tsx';
import { ShelfPiece } from './ShelfPiece.tsx';
import { ShelfTools } from './ShelfTools.tsx';

/** Fetched with the first piece that is given another name. */
const RenamePiece = lazyPart(async () => (await import('./RenamePiece.tsx')).RenamePiece);

/** Fetched with the first quote. */
const QuotePieces = lazyPart(async () => (await import('./QuotePieces.tsx')).QuotePieces);

/** Fetched where somebody is signed in. */
const AccountShelf = lazyPart(async () => (await import('./AccountShelf.tsx')).AccountShelf);

/** All pieces of this device, and of the account where somebody wants that. */
export function MyPieces() {
  const shelf = useStore($myPieces, { ssr: 'initial' });
  const [renamed, rename] = useState<KeptPiece>();
  const [quoted, quote] = useState(false);
  const [over, setOver] = useState(false);
  useEffect(watchPieces, []);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void importFiles([...event.dataTransfer.files]);
  }
  const pieces = shelf.phase === 'ready' ? shelf.pieces : [];
  return (
    <div
      className="shelf"
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <ShelfTools pieces={pieces} onQuote={() => quote(true)} />
      <InAccount />
      <ShelfNotes />
      {shelf.phase === 'loading' && <Places />}
      {shelf.phase === 'failed' && <NoShelf />}
      {shelf.phase === 'ready' && pieces.length === 0 && <EmptyShelf />}
      {pieces.length > 0 && (
        <section aria-labelledby="shelf-count">
          <h2 id="shelf-count" className="shelf-count">
            {plural(pieces.length, 'piece')} on this device
          </h2>
          <MayBeCleared />
          <ul className="shelf-pieces">
            {pieces.map((piece) => (
              <li key={piece.id}>
                <ShelfPiece piece={piece} onRename={() => rename(piece)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {quoted && (
        <Suspense>
          <QuotePieces pieces={pieces} onClose={() => quote(false)} />
        </Suspense>
      )}
      {renamed && (
        <Suspense>
          <RenamePiece piece={renamed} onClose={() => rename(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

/** A browser may clear what it has not promised to keep; most promise it to sites that are used often. */
function MayBeCleared() {
  if (!useStore($mayBeCleared, { ssr: 'initial' })) return null;
  return (
    <p className="text-small text-ink-2 -mt-2 mb-4 max-w-[44em]">
      This browser has not promised to keep them: when the device runs out of room, it may clear
      them. What you export, and what your account keeps, is safe from that.
    </p>
  );
}

/** Pages are built for visitors: who is here is known in the browser alone. */
function InAccount() {
  const hasAccount = useSyncExternalStore(never, hasStoredSession, () => false);
  if (hasAccount) {
    return (
      <Suspense>
        <AccountShelf />
      </Suspense>
    );
  }
  return (
    <p className="text-small text-ink-2 max-w-[44em]">
      <a className="link" href="/auth">
        Sign in
      </a>{' '}
      to keep them in your account, too, and go on with them on another device.
    </p>
  );
}

/** Whoever signs in or out comes to the page anew. */
const never = () => () => undefined;

function EmptyShelf() {
  const waiting = useStore($waitingThere, { ssr: 'initial' });
  return (
    <section className="shelf-nothing">
      <div className="hoop w-full max-w-[24rem]">
        <div className="hoop-cloth">
          <div className="absolute inset-0 grid place-content-center gap-2 px-12 text-center">
            <h2 className="text-t3">{waiting > 0 ? 'No piece on this device' : 'No piece yet'}</h2>
            <p>
              {waiting > 0
                ? `Your account keeps ${plural(waiting, 'piece')}. The button above brings ${waiting === 1 ? 'it' : 'them'} here.`
                : 'What you make and go on with in the editor lies here.'}
            </p>
          </div>
        </div>
        <span className="hoop-screw" aria-hidden="true" />
      </div>
      <div className="grid max-w-[26rem] justify-items-start gap-3">
        <p>
          Make something, or bring a file: a working file, a drawing made for Ink/Stitch, or a
          machine file such as DST or PES, whose satin, fills and lines become objects again.
        </p>
        <a className="button" href="/image-to-embroidery">
          Convert a picture
        </a>
        <a className="button button-secondary" href="/font-generator">
          Sew a name
        </a>
      </div>
    </section>
  );
}

function NoShelf() {
  return (
    <section className="worksheet max-w-[36rem]" role="alert">
      <h2 className="worksheet-title">This browser keeps no pieces here</h2>
      <p className="mt-3">
        It keeps no data for this page, as in some private windows. Open the page in a usual window,
        and your pieces are where you left them.
      </p>
    </section>
  );
}

function Places() {
  return (
    <div>
      <p className="sr-only" role="status">
        Looking for your pieces
      </p>
      <ul className="shelf-pieces" aria-hidden="true">
        {[0, 1, 2, 3].map((i) => (
          <li key={i} className="shelf-piece shelf-wait">
            <div className="shelf-place" />
          </li>
        ))}
      </ul>
    </div>
  );
}
