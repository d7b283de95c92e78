import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes where this browser keeps a session. */
    'client:session'?: boolean;
    /** Wakes where this browser keeps pieces, once its place is near. */
    'client:kept'?: boolean;
  }
}
