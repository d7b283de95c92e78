import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { $chosen } from '../../stores/editor/state.ts';
import { $pressed } from './stage-state.ts';

/**
 * Brings the row of what was pressed on the cloth into view, at once: where the press goes on as a drag
 * nothing moves with it. The list alone is scrolled, for the page would take the cloth from under a finger.
 * @param shown whether the list is: of one that is not, rows have no place
 */
export function useRowInView(list: RefObject<HTMLElement | null>, shown: boolean): void {
  const pressed = useStore($pressed);
  useEffect(() => {
    if (!pressed || !shown || !$chosen.get().includes(pressed.id)) return;
    // Its own, or that of its group, which is chosen whole.
    const row =
      list.current?.querySelector(`[data-row="${CSS.escape(pressed.id)}"]`) ??
      list.current?.querySelector('[data-chosen="true"]');
    const side = row?.closest('.editor-side');
    if (!row || !side) return;
    const [at, seen] = [row, side].map((one) => one.getBoundingClientRect());
    const below = at.bottom - Math.min(seen.bottom, innerHeight);
    if (at.top < seen.top) side.scrollTop += at.top - seen.top;
    else if (below > 0) side.scrollTop += below;
  }, [pressed, shown, list]);
}
