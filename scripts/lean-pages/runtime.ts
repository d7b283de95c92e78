import { createHash } from 'node:crypto';

/** Astro's own script, which brings islands to life; it is the same on all pages. */
const RUNTIME =
  /<script>((?:(?!<\/script>)[^])*customElements\.define\("astro-island"(?:(?!<\/script>)[^])*)<\/script>/;
const CLIENT = /<astro-island[^>]*\sclient="([\w-]+)"/g;

export interface Runtime {
  /** Its path on the site. */
  path: string;
  text: string;
}

/**
 * A page whose islands all sleep until a session is stored, without the script that brings them
 * to life: it is loaded when they wake. On most visits they never do.
 */
export function withLateRuntime(page: string): { page: string; runtime?: Runtime } {
  const text = RUNTIME.exec(page)?.[1];
  const clients = [...page.matchAll(CLIENT)].map(([, client]) => client);
  if (!text || clients.some((client) => client !== 'session')) return { page };
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const path = `/_astro/islands.${hash}.js`;
  // The directive of `client:session` sees to when; the islands then come by themselves.
  const waker = `<script>Astro.session(()=>import("${path}").then(()=>()=>{}))</script>`;
  return { page: page.replace(RUNTIME, () => waker), runtime: { path, text } };
}
