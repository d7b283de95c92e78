import '../../styles/recipes/kept.css';
import '../../styles/recipes/piece.css';
import { useStore } from '@nanostores/react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import { shortMoment } from '../../lib/gallery/gallery.ts';
import { blobOf, calledSo, type LocalEntry } from '../../lib/gallery/local.ts';
import { PIECES_PAGE } from '../../lib/shelf/pages.ts';
import { $member, watchMember } from '../../stores/account/member.ts';
import { $kept, watchKept } from '../../stores/gallery/kept.ts';
import { CanvasPicture } from '../common/CanvasPicture.tsx';
import { lazyPart } from '../common/lazy-part.tsx';
import { BringButton } from './BringButton.tsx';

/** Fetched with the first piece that is opened. */
const KeptPiece = lazyPart(async () => (await import('./KeptPiece.tsx')).KeptPiece);

/** A card is at most so wide, CSS px. */
const SIDE = 168;

/** The last pieces of this device: they survive a reload, and nothing of them leaves it. */
export function LastPatterns({ caption }: { caption?: string }) {
  const kept = useStore($kept, { ssr: 'initial' });
  const member = useStore($member, { ssr: 'initial' });
  const [opened, open] = useState<string>();
  useEffect(() => $kept.listen(holdPlace), []);
  useEffect(watchKept, []);
  useEffect(watchMember, []);
  const piece = kept.find(({ id }) => id === opened);
  if (kept.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="kept-title">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id="kept-title" className="text-t2">
            Your last patterns
          </h2>
          <p className="text-ink-2 mt-1.5 max-w-[38em]">
            {member
              ? 'What the tools made last, in this browser alone. It goes to My designs, in your account, when you say so.'
              : (caption ??
                'What the tools made last. It lies in this browser, on this device; nothing of it is uploaded.')}
            {!caption && (
              <>
                {' '}
                What you edit lies in{' '}
                <a className="link" href={PIECES_PAGE}>
                  My pieces
                </a>
                .
              </>
            )}
          </p>
        </div>
        {member && (
          <BringButton ids={kept.map(({ id }) => id)}>
            {kept.length === 1 ? 'Save it to My designs' : `Save all ${kept.length} to My designs`}
          </BringButton>
        )}
      </div>
      <ul className="kept-row">
        {kept.map((entry) => (
          <li key={entry.id}>
            <Card entry={entry} onOpen={() => open(entry.id)} />
          </li>
        ))}
      </ul>
      {piece && (
        <Suspense>
          <KeptPiece piece={piece} member={member} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

/** The page holds the place of the strip as long as there is one. */
const holdPlace = (kept: readonly LocalEntry[]) =>
  void document.documentElement.toggleAttribute('data-kept', kept.length > 0);

function Card({ entry, onOpen }: { entry: LocalEntry; onOpen: () => void }) {
  const { url, createdAt, width = 1, height = 1 } = entry;
  const picture = useCallback(() => blobOf(url), [url]);
  const aspect = { '--aspect': Math.min(2.5, Math.max(0.5, width / height)) } as CSSProperties;
  return (
    <button type="button" className="kept-card" aria-haspopup="dialog" onClick={onOpen}>
      <span className="kept-place">
        <span className="piece-cloth block" style={aspect}>
          <span className="piece-cut">
            <CanvasPicture picture={picture} side={SIDE} lazy />
          </span>
        </span>
      </span>
      <span className="font-label kept-name">{calledSo(entry)}</span>
      <time className="text-small text-ink-2" dateTime={createdAt}>
        {shortMoment(createdAt)}
      </time>
    </button>
  );
}
