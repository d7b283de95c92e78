import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Where what has the focus goes away with an edit, keys go on at its place in the list, or else on the
 * stage: from a page without a focus one would have to come all the way again.
 */
export function useKeptFocus(bench: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = bench.current!;
    const rows = () => [...root.querySelectorAll<HTMLElement>('[data-row]')];
    let held: Element | undefined;
    let key: string | undefined;
    let row = -1;
    const note = ({ target }: FocusEvent) => {
      held = target as Element;
      const own = held.closest<HTMLElement>('[data-row]');
      key = own?.dataset.row;
      row = own ? rows().indexOf(own) : -1;
    };
    const seek = () => {
      if (!held || held.isConnected || document.activeElement !== document.body) return;
      held = undefined;
      const all = rows();
      // A row that is put elsewhere may be made anew there.
      const next =
        all.find((one) => key && one.dataset.row === key) ?? all.slice(0, row + 1).at(-1);
      const name = next?.querySelector<HTMLElement>('.editor-row-name');
      (name ?? root.querySelector<HTMLElement>('.editor-stage'))?.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(seek);
    watch.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', note);
    return () => {
      watch.disconnect();
      root.removeEventListener('focusin', note);
    };
  }, [bench]);
}
