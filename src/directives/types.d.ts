import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes where this browser keeps a session. */
    'client:session'?: boolean;
    /** Wakes once the page is on the screen, in short tasks: whatever a page is for. The editor's page has no byte left for it. */
    'client:soon'?: boolean;
    /** Wakes where this browser keeps pieces, once its place is near. */
    'client:kept'?: boolean;
  }
}
