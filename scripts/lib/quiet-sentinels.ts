import type { Plugin } from 'vite';

/*
 * React makes five errors as its script begins: marks that it throws and knows again, whose
 * stacks nobody reads. Wherever a debugger listens (Lighthouse, a test's browser, open developer
 * tools) V8 notes the place of each, and for that reads all of React's script twice more: a task of
 * 20 ms of the processor in place of 5, and on a busy device one that holds up a finger.
 */

/** The file of React that makes them. */
const FILE = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
/** `SuspenseException = Error(formatProdErrorMessage(460))`, at the file's own level. */
const SENTINEL = /^((?:var )?\s*\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/gm;

/**
 * The script of React with marks that have the message of an error, and are none: nobody but React
 * meets one.
 * @throws Error where there is none of them: React has changed, and this is to be looked at
 */
export function withQuietSentinels(script: string): string {
  const quiet = script.replaceAll(SENTINEL, '$1 = { message: $2 }');
  if (quiet === script) throw new Error('React makes its marks in another way');
  return quiet;
}

/** For the site's build: React's script with marks that cost nothing. */
export const quietSentinels = (): Plugin => ({
  name: 'ilmek-quiet-sentinels',
  apply: 'build',
  transform: {
    filter: { id: FILE },
    handler: (script, id) =>
      FILE.test(id) ? { code: withQuietSentinels(script), map: null } : undefined,
  },
});
