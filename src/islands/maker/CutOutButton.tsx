import { Suspense, useState } from 'react';
import type { ChosenPicture } from '../../stores/tool/job-state.ts';
import { lazyPart } from '../common/lazy-part.tsx';
import { useJobState } from './job-context.ts';

/** With its stage: many pictures are sewn as they are. */
const CutOutDialog = lazyPart(
  async () => (await import('./cut-out/CutOutDialog.tsx')).CutOutDialog,
);

/** Opens what cuts a picture, turns it, and keeps its subject alone. */
export function CutOutButton({ picture }: { picture: ChosenPicture }) {
  const [isOpen, open] = useState(false);
  const { phase } = useJobState();
  if (picture.broken) return null;
  return (
    <>
      <button
        type="button"
        className="button button-secondary button-small"
        aria-haspopup="dialog"
        disabled={phase === 'making'}
        onClick={() => open(true)}
      >
        Crop or cut out
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CutOutDialog picture={picture} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
