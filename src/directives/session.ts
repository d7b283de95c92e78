import type { ClientDirective } from 'astro';
import { hasStoredSession } from '../lib/account/session-key.ts';

/*
 * `client:session`: an island that wakes where this browser keeps a session, and nowhere else, so
 * that a visitor's page loads nothing for accounts. Astro puts this into the page itself: it runs
 * before the first paint, and `html[data-member]` lets the style sheet choose what is shown.
 */

/** What Google, or the link of a mail, comes back with. */
const ANSWERS = /[?#&](code|access_token|error)=/;

const mayBeMember = () => ANSWERS.test(location.search + location.hash) || hasStoredSession();

const session: ClientDirective = (load) => {
  async function wake() {
    const hydrate = await load();
    await hydrate();
  }
  function look() {
    if (!mayBeMember()) return;
    removeEventListener('storage', look);
    removeEventListener('pageshow', look);
    document.documentElement.dataset.member = '';
    void wake();
  }
  // Somebody may sign in elsewhere: in another tab, or before coming back to this page.
  addEventListener('storage', look);
  addEventListener('pageshow', look);
  look();
};

export default session;
