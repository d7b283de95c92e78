import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Makes our own client directives known to Astro; their types are in `types.d.ts`. */
export function directives(): AstroIntegration {
  return {
    name: 'ilmek:directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'session',
          entrypoint: fileURLToPath(new URL('./session.ts', import.meta.url)),
        });
        addClientDirective({
          name: 'kept',
          entrypoint: fileURLToPath(new URL('./kept.ts', import.meta.url)),
        });
      },
    },
  };
}
