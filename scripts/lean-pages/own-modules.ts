import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * What of each built script is the project's own. A library names no class of ours, but with its
 * thousands of words it names many that are spelt like one: `select`, `filter`, `transition`.
 */
export class OwnModules {
  readonly #texts = new Map<string, string>();

  readonly plugin: Plugin = {
    name: 'ilmek:own-modules',
    generateBundle: (_, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const own = Object.entries(chunk.modules).filter(([id]) => !id.includes('node_modules'));
        const text = own.map(([, { code }]) => code ?? '').join('\n');
        this.#texts.set(path.basename(chunk.fileName), text);
      }
    },
  };

  /** The text of a script without libraries; undefined where the bundler told nothing of it. */
  textOf(script: string): string | undefined {
    return this.#texts.get(script);
  }
}
