import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CACHE } from '../lib/paths.mjs';

/** Beside the build, not in it: nobody needs it but the tests. */
const FILE = path.join(CACHE, 'whole-styles.json');

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

interface Kept {
  sheets: string[];
  /** Which of the sheets it was, by the hash of what a page has of it. */
  pages: Record<string, number>;
}

/** What the styles of the built pages were before rules were left out: tests hold one to the other. */
export class WholeStyles {
  readonly #kept: Kept = { sheets: [], pages: {} };

  /**
   * @param lean what a page carries
   * @param whole what it was made of
   */
  add(lean: string, whole: string): void {
    const { sheets, pages } = this.#kept;
    if (!sheets.includes(whole)) sheets.push(whole);
    pages[hashOf(lean)] = sheets.indexOf(whole);
  }

  async write(): Promise<void> {
    await mkdir(CACHE, { recursive: true });
    await writeFile(FILE, JSON.stringify(this.#kept));
  }

  /** The whole of a style that a built page carries; undefined for one that the build did not write. */
  static async of(lean: string): Promise<string | undefined> {
    const { sheets, pages } = JSON.parse(await readFile(FILE, 'utf8')) as Kept;
    return sheets[pages[hashOf(lean)]];
  }
}
