import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Lets an element fill the screen. Where a browser gives no element all of it (an iPhone's), the
 * element fills the window: its page styles it so while this says true.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState(false);
  useEffect(() => {
    if (!full) return;
    const shown = element.current!;
    const entered = document.fullscreenEnabled
      ? shown.requestFullscreen().catch(() => undefined)
      : Promise.resolve();
    const left = new AbortController();
    const options = { signal: left.signal };
    const leave = () => setFull(false);
    document.addEventListener(
      'fullscreenchange',
      () => {
        if (!document.fullscreenElement) leave();
      },
      options,
    );
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    document.addEventListener('keydown', press, options);
    return () => {
      left.abort();
      // The element may still be on its way into full screen.
      void entered.then(() => {
        if (document.fullscreenElement !== shown) return;
        document.exitFullscreen().catch(() => undefined);
      });
    };
  }, [full, element]);
  return [full, () => setFull(!full)] as const;
}
