import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { $offered } from '../../stores/gallery/local-import.ts';
import { lazyPart } from '../common/lazy-part.tsx';

const BringAlong = lazyPart(async () => (await import('./BringAlong.tsx')).BringAlong);

/** Asks whether what this browser kept shall come along. Only for the browser. */
export function Offer() {
  const offered = useStore($offered);
  if (offered.length === 0) return null;
  // Out of the header: where its menu is not shown, nothing within it is.
  return createPortal(
    <Suspense>
      <BringAlong pieces={offered} />
    </Suspense>,
    document.body,
  );
}
