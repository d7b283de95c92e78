import { Suspense, useState } from 'react';
import { deleteSelected, selectAll, selectNone } from '../../stores/gallery/gallery.ts';
import type { GalleryState } from '../../stores/gallery/state.ts';
import { useAuth } from '../account/AuthProvider.tsx';
import { lazyPart } from '../common/lazy-part.tsx';
import { formatCount } from '../common/numbers.ts';

// Loaded with the first question.
const ConfirmDialog = lazyPart(
  async () => (await import('../common/ConfirmDialog.tsx')).ConfirmDialog,
);

/** Selecting all or none, and what can be done with what is selected. */
export function Selection({ gallery }: { gallery: GalleryState }) {
  const { designs, selected } = gallery;
  const { user } = useAuth();
  const [asking, setAsking] = useState(false);
  const count = selected.size;
  const own = designs.filter(({ id, userId }) => selected.has(id) && userId === user?.id).length;
  const all = count > 0 && count === designs.length;
  return (
    <div className="gallery-selection" data-some={count > 0 || undefined}>
      <p role="status">{count > 0 ? words(count, own) : ''}</p>
      <button
        type="button"
        className="button button-secondary button-small"
        disabled={designs.length === 0}
        onClick={all ? selectNone : selectAll}
      >
        {all ? 'Deselect all' : 'Select all'}
      </button>
      {count > 0 && !all && (
        <button type="button" className="button button-secondary button-small" onClick={selectNone}>
          Deselect all
        </button>
      )}
      {count > 0 && (
        <button
          type="button"
          className="button button-small"
          onClick={() => (own > 0 ? setAsking(true) : void deleteSelected())}
        >
          Delete ({formatCount(count)})
        </button>
      )}
      {asking && (
        <Suspense>
          <ConfirmDialog
            open
            question={question(own)}
            yes="Delete"
            onYes={() => {
              setAsking(false);
              void deleteSelected();
            }}
            onClose={() => setAsking(false)}
          >
            {own < count && (
              <p>{`The other ${formatCount(count - own)} belong to other members, and stay.`}</p>
            )}
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}

function words(count: number, own: number): string {
  const selected = `${formatCount(count)} selected`;
  if (own === count) return selected;
  return `${selected}, ${own === 0 ? 'none' : formatCount(own)} of them yours`;
}

const question = (own: number) =>
  own === 1
    ? 'Are you sure you want to delete this image?'
    : `Are you sure you want to delete these ${formatCount(own)} images?`;
