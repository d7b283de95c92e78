import type { ClientDirective } from 'astro';
import { KEPT_EVENT, keepsLocal } from '../lib/gallery/local-key.ts';

/*
 * `client:kept`: an island that wakes where this browser keeps pieces that a visitor made, once its
 * place is near, and nowhere else: a first visit loads nothing for it. Astro puts this into the
 * page itself: it runs before the first paint, and `html[data-kept]` holds the place.
 */

/** How far from the window its place is when it is fetched. */
const AHEAD = '300px';

const kept: ClientDirective = (load, _, island) => {
  async function wake() {
    const hydrate = await load();
    await hydrate();
  }
  function look() {
    if (!keepsLocal()) return;
    removeEventListener('storage', look);
    removeEventListener(KEPT_EVENT, look);
    document.documentElement.dataset.kept = '';
    const near = new IntersectionObserver(
      ([{ isIntersecting }]) => {
        if (!isIntersecting) return;
        near.disconnect();
        void wake();
      },
      { rootMargin: AHEAD },
    );
    near.observe(island.parentElement!);
  }
  // The first piece may be made on this page, or in another tab.
  addEventListener('storage', look);
  addEventListener(KEPT_EVENT, look);
  look();
};

export default kept;
