import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import type { Visibility } from '../../lib/gallery-image.ts';
import { $shareChange, takePieceBack } from '../../stores/sharing.ts';
import { ConfirmDialog } from '../common/ConfirmDialog.tsx';

const ShareDialog = lazy(() =>
  import('./ShareDialog.tsx').then(({ ShareDialog }) => ({ default: ShareDialog })),
);

interface Props {
  id: string;
  name: string;
  visibility: Visibility;
  className: string;
}

/** The button that shares a piece of one's own in the gallery, or takes it back. */
export function ShareAct({ id, name, visibility, className }: Props) {
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
        {shared ? 'Take back' : 'Share in the gallery'}
        <span className="sr-only">: {name}</span>
      </button>
      {asking === 'private' && (
        <Suspense>
          <ShareDialog id={id} onClose={close} />
        </Suspense>
      )}
      {asking === 'shared' && (
        <ConfirmDialog
          open
          question="Take it back from the gallery?"
          yes="Take back"
          onYes={() => {
            close();
            void takePieceBack(id);
          }}
          onClose={close}
        >
          <p>
            The piece is yours alone again, and its public copies are removed. What others have
            downloaded stays with them.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Who sees a piece, with what was done on this page. @param before as it was loaded */
export function useSeen(id: string, before: Visibility): Visibility {
  const change = useStore($shareChange, { ssr: 'initial' });
  return change?.id === id ? change.visibility : before;
}
