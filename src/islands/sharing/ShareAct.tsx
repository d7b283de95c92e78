import { Suspense, useState } from 'react';
import type { Visibility } from '../../lib/gallery/image.ts';
import { lazyPart } from '../common/lazy-part.tsx';
import { useSeen } from './use-seen.ts';

const ShareDialog = lazyPart(async () => (await import('./ShareDialog.tsx')).ShareDialog);
const TakeBackDialog = lazyPart(async () => (await import('./TakeBackDialog.tsx')).TakeBackDialog);

interface Props {
  id: string;
  name: string;
  visibility: Visibility;
  className: string;
  /** Of the button that shares: as long as there is room for it. */
  label?: 'Share' | 'Share in the gallery';
}

/** The button that shares a piece of one's own in the gallery, or takes it back. */
export function ShareAct({
  id,
  name,
  visibility,
  className,
  label = 'Share in the gallery',
}: Props) {
  const [asking, setAsking] = useState<Visibility>();
  const shared = useSeen(id, visibility) === 'shared';
  const close = () => setAsking(undefined);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setAsking(shared ? 'shared' : 'private')}
      >
        {shared ? 'Take back' : label}
        <span className="sr-only">
          {!shared && label === 'Share' && ' in the gallery'}: {name}
        </span>
      </button>
      {asking && (
        <Suspense>
          {asking === 'private' ? (
            <ShareDialog id={id} onClose={close} />
          ) : (
            <TakeBackDialog id={id} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
