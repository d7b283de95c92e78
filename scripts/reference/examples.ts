import { readFile } from 'node:fs/promises';
import { inRoot } from '../lib/paths.mjs';

const README = inRoot('src', 'engine', 'README.md');

/** The examples of the package's README, which a test runs. */
export async function readmeExamples() {
  const text = await readFile(README, 'utf8');
  return [
    ...text.matchAll(/^## (.+)\n\n((?:(?!^## )(?!^```)[^\n]*\n)*?)```js\n([^]*?)^```$/gm),
  ].map(([, title, lead, code]) => ({
    title,
    text: lead.replace(/\s+/g, ' ').trim(),
    code: code.trimEnd(),
  }));
}

/** What the README says of each door, by its import. */
export async function readmeDoors(): Promise<Map<string, string>> {
  const text = await readFile(README, 'utf8');
  return new Map(
    [...text.matchAll(/^\| `([^`]+)`\s+\| (.+?)\s+\|$/gm)].map(([, from, is]) => [from, is]),
  );
}
