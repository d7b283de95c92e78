import {
  designsCsv,
  folderName,
  readMe,
  type DesignRow,
  type MissingFile,
} from '../lib/account/archive-words.ts';
import { DESIGN_COLUMNS, parseDesigns } from '../lib/account/rows.ts';
import { ZipWriter, type ZipSink } from '../lib/zip/zip.ts';
import { fetchWorkingFile, listWorkingFiles } from './account/working-files.ts';
import { AuthenticationRequired } from './gallery/gallery.ts';
import { filesOf } from './gallery/own-files.ts';
import { fetchRemix } from './gallery/remix.ts';
import { unpack } from './pictures.ts';
import { getSupabase, type Supabase } from './supabase.ts';

/* All that a member has here, as one archive, made in his browser. */

/** Designs whose rows, or whose files' names, one request brings. */
const SOME = 100;

/** How long a file that did not come is waited for before it is asked for once more, ms. */
const AGAIN_MS = 400;

export interface TakeAlongOptions {
  /** Takes the archive, piece by piece. */
  sink: ZipSink;
  /** Now. */
  made: Date;
  /** Writes stitches (the engine's JSON) as a file for a machine. */
  toMachineFile: (stitches: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
  /** Takes how many of the designs are in the archive. */
  tell: (done: number, of: number) => void;
  signal: AbortSignal;
}

/** What came of it. */
export interface TakenAlong {
  designs: number;
  files: number;
  /** Files that could not be fetched; the archive's README names them. */
  missing: MissingFile[];
}

/** A design in the archive. */
type Taken = DesignRow & { folder: string };

/**
 * Writes everything of whoever is signed in. One file that fails does not stop it; the list of
 * designs must be had.
 * @throws AuthenticationRequired; the database's error; the signal's reason
 */
export async function takeAlong(
  options: TakeAlongOptions,
  supabase = getSupabase(),
): Promise<TakenAlong> {
  const { signal, sink, made, tell } = options;
  const { data } = await supabase.auth.getUser();
  if (!data.user) throw new AuthenticationRequired();
  const designs = await fetchAll(data.user.id, signal, supabase);
  const zip = new ZipWriter(async (bytes) => {
    signal.throwIfAborted();
    await sink(bytes);
  });
  const text = (name: string, words: string) =>
    zip.add({ name, bytes: new TextEncoder().encode(words), modified: made, pack: true });
  await text('account.json', json(data.user));
  await text('designs.json', json(designs));
  await text('designs.csv', designsCsv(designs));

  const result: TakenAlong = { designs: designs.length, files: 0, missing: [] };
  const writer = new FilesWriter(zip, result, options, supabase);
  tell(0, designs.length);
  for (let from = 0; from < designs.length; from += SOME) {
    const some = designs.slice(from, from + SOME);
    const names = await fetchNames(some, supabase);
    for (const [index, design] of some.entries()) {
      await writer.addDesign(design, names);
      tell(from + index + 1, designs.length);
    }
  }
  await writer.addPieces();
  const account = { email: data.user.email ?? '', site: location.origin, made };
  await text('README.txt', readMe(account, designs.length, result.missing));
  await zip.end();
  return result;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** All designs, oldest first. Their words are small; their files come one by one. */
async function fetchAll(me: string, signal: AbortSignal, { rest }: Supabase): Promise<Taken[]> {
  const rows: DesignRow[] = [];
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { data, error } = await rest
      .from('gallery_images')
      .select(DESIGN_COLUMNS)
      .eq('user_id', me)
      .gt('id', last)
      .order('id')
      .limit(SOME)
      .abortSignal(signal);
    signal.throwIfAborted();
    if (error) throw error;
    const some = parseDesigns(data);
    rows.push(...some);
    if (some.length < SOME) break;
    last = some[some.length - 1].id;
  }
  // As times: the database leaves the fraction of a whole second out, which as text comes last.
  rows.sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
  return rows.map((row, index) => ({ folder: folderName(index + 1, row.name), ...row }));
}

/** Names of private files of some designs; the public copies are the same. */
async function fetchNames(designs: readonly Taken[], supabase: Supabase): Promise<string[]> {
  const files = await filesOf(
    designs.map(({ id }) => id),
    supabase,
  );
  return files.filter(({ bucket }) => bucket === 'gallery').map(({ name }) => name);
}

/** Puts the files of designs into the archive, and notes those that do not come. */
class FilesWriter {
  readonly #zip: ZipWriter;
  readonly #result: TakenAlong;
  readonly #options: TakeAlongOptions;
  readonly #supabase: Supabase;

  constructor(zip: ZipWriter, result: TakenAlong, options: TakeAlongOptions, supabase: Supabase) {
    this.#zip = zip;
    this.#result = result;
    this.#options = options;
    this.#supabase = supabase;
  }

  async addDesign(design: Taken, names: readonly string[]): Promise<void> {
    const modified = new Date(design.created_at);
    const folder = `designs/${design.folder}`;
    for (const name of names.filter((key) => key.split('/')[1] === design.id)) {
      const file = name.split('/')[2];
      const isStitches = file === 'stitches.json.gz';
      const path = `${folder}/${isStitches ? 'stitches.json' : file}`;
      const bytes = await this.#attempt(path, async () => {
        const blob = await this.#download(name);
        return isStitches ? unpack(blob) : new Uint8Array(await blob.arrayBuffer());
      });
      if (!bytes) continue;
      await this.#add(path, bytes, modified, isStitches);
      if (isStitches) await this.#addMachineFile(`${folder}/stitches.dst`, bytes, modified);
    }
    const path = `${folder}/piece.svg`;
    const piece = await this.#attempt(path, () => fetchRemix(design.id, this.#supabase));
    if (piece) await this.#add(path, piece.bytes, modified, true);
  }

  /** Working files that the account keeps beside its designs, the oldest first. */
  async addPieces(): Promise<void> {
    const kept = (await listWorkingFiles(this.#supabase)).filter(({ removed }) => !removed);
    const sorted = kept.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
    for (const [index, { id, title, changedAt }] of sorted.entries()) {
      const path = `pieces/${folderName(index + 1, title)}.svg`;
      const found = await this.#attempt(path, () => fetchWorkingFile(id, this.#supabase));
      if (found) await this.#add(path, found.bytes, new Date(changedAt), true);
    }
  }

  async #addMachineFile(path: string, stitches: Uint8Array<ArrayBuffer>, modified: Date) {
    const bytes = await this.#attempt(path, () => this.#options.toMachineFile(stitches));
    if (bytes) await this.#add(path, bytes, modified, true);
  }

  async #add(name: string, bytes: Uint8Array<ArrayBuffer>, modified: Date, pack: boolean) {
    await this.#zip.add({ name, bytes, modified, pack });
    this.#result.files++;
  }

  /** What fails once may be the network's hiccup; what fails twice is noted. */
  async #attempt<Value>(path: string, work: () => Promise<Value>): Promise<Value | undefined> {
    const { signal } = this.#options;
    for (let tries = 0; ; tries++) {
      signal.throwIfAborted();
      try {
        return await work();
      } catch (error) {
        signal.throwIfAborted();
        if (tries > 0) {
          const reason = error instanceof Error ? error.message : String(error);
          this.#result.missing.push({ path, reason: reason.replace(/\s+/g, ' ') || 'unknown' });
          return undefined;
        }
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
  }

  async #download(name: string): Promise<Blob> {
    const bucket = (await this.#supabase.storage()).from('gallery');
    const { data, error } = await bucket.download(name, {}, { signal: this.#options.signal });
    if (error) throw error;
    return data;
  }
}
