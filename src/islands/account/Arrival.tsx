import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster, TOASTER_ID } from '../common/Toaster.tsx';

/**
 * Shows what the last page left to say (“Login successful”) where the page has no toaster of its
 * own. Only for the browser: it looks at the page.
 */
export function Arrival() {
  const [needed] = useState(() => document.getElementById(TOASTER_ID) === null);
  return needed && createPortal(<Toaster />, document.body);
}
