import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes where this browser keeps a session. */
    'client:session'?: boolean;
  }
}
