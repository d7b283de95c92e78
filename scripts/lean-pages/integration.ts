import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { styleOf, withOwnStyle, withPreloads } from './page.ts';
import { OwnModules } from './own-modules.ts';
import { Scopes } from './scopes.ts';
import { withLateRuntime } from './runtime.ts';
import { namesIn, type Names } from './rules.ts';
import { WholeStyles } from './whole-styles.ts';

/** Built scripts as pages and other scripts name them. */
const SCRIPT_NAME = /(?<=["'`/])[\w.$-]{1,150}\.js(?=["'`])/g;

/** Those that a script begins with: `import` as a call comes later, if at all. */
const STATIC_IMPORT = /(?<=\b(?:from|import)\s*["']\.\/)[\w.$-]{1,150}\.js(?=["'])/g;

/**
 * Each page carries its style within it. After the build it keeps the rules that it can use, and
 * leaves those of other pages, and a script that few visits need: with them the page would need
 * one more round trip to arrive. What is left out can be told from names alone; the tests in the
 * browser hold each page to its whole style.
 */
export function leanPages(): AstroIntegration {
  const own = new OwnModules();
  const scopes = new Scopes();
  return {
    name: 'ilmek:lean-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [own.plugin] } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const scripts = await readScripts(path.join(dist, '_astro'), own);
        const whole = new WholeStyles();
        let saved = 0;
        for await (const file of glob(path.join(dist, '**/*.html'))) {
          const page = await readFile(file, 'utf8');
          const names = namesReachable(page, scripts);
          for await (const other of pagesBeside(page, dist)) names.push(namesIn(other));
          const { page: lean, runtime } = withLateRuntime(page);
          if (runtime) await writeFile(path.join(dist, runtime.path), runtime.text);
          const early = withPreloads(lean, (script) => scripts.get(script)?.begins ?? []);
          const built = scopes.shorten(early);
          const written = withOwnStyle(built, names);
          await writeFile(file, written);
          whole.add(styleOf(written), styleOf(built));
          saved += page.length - written.length;
        }
        await whole.write();
        logger.info(`pages are ${Math.round(saved / 1024)} KB smaller`);
      },
    },
  };
}

interface Script {
  names: Names;
  imports: string[];
  /** Of these, what it cannot begin without. */
  begins: string[];
}

async function readScripts(folder: string, own: OwnModules): Promise<Map<string, Script>> {
  const scripts = new Map<string, Script>();
  for await (const file of glob(path.join(folder, '*.js'))) {
    const text = await readFile(file, 'utf8');
    const imports = text.match(SCRIPT_NAME) ?? [];
    const name = path.basename(file);
    const begins = text.match(STATIC_IMPORT) ?? [];
    scripts.set(name, { names: namesIn(own.textOf(name) ?? text), imports, begins });
  }
  return scripts;
}

/** Names in all scripts that a page holds or loads, now or ever. */
function namesReachable(page: string, scripts: Map<string, Script>): Names[] {
  const seen = new Set<string>();
  const waiting: string[] = page.match(SCRIPT_NAME) ?? [];
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    waiting.push(...(scripts.get(name)?.imports ?? []));
  }
  return [...seen].flatMap((name) => scripts.get(name)?.names ?? []);
}

/** A list's links to its neighbours, whose posts may come below or above those of this one. */
const NEIGHBOURS = [
  /<a[^>]*href="\/([\w/-]+)"[^>]*data-load-more/,
  /<a[^>]*href="\/([\w/-]+)"[^>]*rel="prev"/,
];

/** The other pages of a list. */
async function* pagesBeside(first: string, dist: string): AsyncGenerator<string> {
  for (const link of NEIGHBOURS) {
    let page = first;
    for (let [, next] = link.exec(page) ?? []; next; [, next] = link.exec(page) ?? []) {
      page = await readFile(path.join(dist, `${next}.html`), 'utf8');
      yield page;
    }
  }
}
