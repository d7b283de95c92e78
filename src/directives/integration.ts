import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Makes our own client directives known to Astro; their types are in `types.d.ts`. */
export function directives(): AstroIntegration {
  return {
    name: 'ilmek:directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['session', 'kept', 'soon']) {
          const entrypoint = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
          addClientDirective({ name, entrypoint });
        }
      },
    },
  };
}
