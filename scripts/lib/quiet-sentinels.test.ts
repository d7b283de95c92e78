import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withQuietSentinels } from './quiet-sentinels.ts';

const { resolve } = createRequire(import.meta.url);
const script = readFileSync(
  path.join(path.dirname(resolve('react-dom')), 'cjs/react-dom-client.production.js'),
  'utf8',
);

describe('withQuietSentinels', () => {
  it('finds every mark that the React of this site makes as it begins', () => {
    const quiet = withQuietSentinels(script);
    const made = /^(?:var)?\s*\w+Exception = (Error\(|\{ message: )/gm;
    const kinds = [...quiet.matchAll(made)].map(([, kind]) => kind);
    expect(kinds.length).toBeGreaterThanOrEqual(4);
    expect(new Set(kinds)).toEqual(new Set(['{ message: ']));
  });

  it('leaves the errors that are told to somebody', () => {
    const told = script.split('throw Error(').length;
    expect(withQuietSentinels(script).split('throw Error(').length).toBe(told);
  });

  it('gives them the message that React gave them', () => {
    const quiet = withQuietSentinels('var AException = Error(formatProdErrorMessage(460)),\n');
    expect(quiet).toBe('var AException = { message: formatProdErrorMessage(460) },\n');
  });

  it('says so where React no longer makes them', () => {
    expect(() => withQuietSentinels('var a = 1;')).toThrow('in another way');
  });
});
