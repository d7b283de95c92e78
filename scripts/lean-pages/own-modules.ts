import path from 'node:path';
import { parseAst, type Plugin } from 'vite';

/**
 * What the project's own code says in each built script: its strings. A library names no class of
 * ours, but with its thousands of words it names many that are spelt like one, and so does code
 * outside of strings: `select`, `filter`, `transition`.
 */
export class OwnModules {
  readonly #texts = new Map<string, string>();

  readonly plugin: Plugin = {
    name: 'ilmek:own-modules',
    generateBundle: (_, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const own = Object.entries(chunk.modules).filter(([id]) => !id.includes('node_modules'));
        const said = own.flatMap(([, { code }]) => stringsIn(parseAst(code ?? '')));
        this.#texts.set(path.basename(chunk.fileName), said.join('\n'));
      }
    },
  };

  /** All strings of a script without libraries; undefined where the bundler told nothing of it. */
  textOf(script: string): string | undefined {
    return this.#texts.get(script);
  }
}

/** Every text that a program holds, in parts where values stand between them. */
function stringsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(stringsIn);
  const { type, value } = node as { type?: unknown; value?: unknown };
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  if (type === 'TemplateElement') return [(value as { raw: string }).raw];
  return Object.values(node).flatMap(stringsIn);
}
