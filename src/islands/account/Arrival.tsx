import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster, TOASTER } from '../common/Toaster.tsx';

/**
 * Shows what the last page left to say (“Login successful”) where the page has no toaster of its
 * own. Only for the browser: it looks at the page.
 */
export function Arrival() {
  const [needed, need] = useState(false);
  useEffect(() => {
    const look = () => need(document.querySelector(TOASTER) === null);
    // It may wake before the rest of the page has come, and with it the toaster.
    if (document.readyState !== 'loading') look();
    else document.addEventListener('DOMContentLoaded', look, { once: true });
    return () => document.removeEventListener('DOMContentLoaded', look);
  }, []);
  return needed && createPortal(<Toaster />, document.body);
}
