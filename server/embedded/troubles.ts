import { AsyncLocalStorage } from 'node:async_hooks';
import { FilesAwayError } from './files-home.ts';
import { DamagedFileError, NoObjectError, ObjectTooLargeError } from './object-files.ts';

/*
 * What hinders the data: a full disk, a damaged file, a database that cannot read itself. Whoever
 * asked is told what it means for him, the log what to do about it; Supabase Lite tells neither.
 */

export interface Trouble {
  /** For programs. */
  code: 'disk-full' | 'no-access' | 'damaged' | 'file-missing' | 'files-away' | 'too-large';
  status: number;
  /** For whoever asked: no path, nothing of the machine. */
  words: string;
  /** For the log; undefined where it is nobody's fault. */
  line?: string;
}

/** What to do where a part of the data is damaged. */
export const REPAIR =
  'npm start -- --repair says what is whole and exports it; a backup has the rest.';

const diskFull = (reason: string): Trouble => ({
  code: 'disk-full',
  status: 507,
  words:
    'The server’s disk is full: nothing was saved. Try again later, or tell the owner of the site.',
  line: `The disk is full (${reason}). Free some space; what was saved before is whole, and saving works again then.`,
});

const noAccess = (reason: string): Trouble => ({
  code: 'no-access',
  status: 500,
  words:
    'The server cannot read or write its files. Try again later, or tell the owner of the site.',
  line: `The data cannot be read or written (${reason}). Look at the rights and the disk of the data's folder.`,
});

const damaged = (reason: string): Trouble => ({
  code: 'damaged',
  status: 500,
  words:
    'A part of the stored data is damaged and cannot be read. Everything else works; please tell the owner of the site.',
  line: `Damaged data: ${reason}. ${REPAIR}`,
});

const FILES_AWAY: Trouble = {
  code: 'files-away',
  status: 503,
  words:
    'The server’s folder of files is away for now: pictures may be missing, and nothing is saved until it is back. Nothing is lost. Try again later, or tell the owner of the site.',
  line: 'The folder files of the data is away, or it is another one: nothing is saved until the right one is back. Is a disk not mounted? Put it back; saving goes on by itself then. If it is lost for good: npm start -- --repair --tidy sets its pieces aside; with a backup they come back then, by npm run restore -- FILE --only-missing and npm start -- --bring-back.',
};

/** PostgreSQL's classes of errors that are about its files: insufficient resources, system, internal. */
function troubleOfCode(code: string, message: string): Trouble | undefined {
  if (code === '53100') return diskFull(message);
  // The state of a transaction that never was: a row names it whose bytes were changed.
  if (code === '58P01' || code.startsWith('XX')) return damaged(message);
  return code.startsWith('58') ? noAccess(message) : undefined;
}

/** The database's own file system has numbers alone, those of WASI: no room is left. */
const WASM_ENOSPC = 51;

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** What an error says of the state of the data; undefined where it says nothing of it. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof ObjectTooLargeError) {
    return { code: 'too-large', status: 413, words: 'The file is too large.' };
  }
  if (error instanceof NoObjectError) {
    const words = 'This file is not on the server any more. Please tell the owner of the site.';
    return { code: 'file-missing', status: 404, words };
  }
  if (error instanceof FilesAwayError) return FILES_AWAY;
  if (error instanceof DamagedFileError) return damaged(error.message);
  const { name, code, errno, syscall, message } = (error ?? {}) as NodeJS.ErrnoException;
  if (name === 'ErrnoError' && errno === WASM_ENOSPC) return diskFull('ENOSPC');
  if (typeof code !== 'string') return undefined;
  if (syscall) return FULL.has(code) ? diskFull(message) : noAccess(message);
  return troubleOfCode(code, message);
}

interface Seen {
  trouble?: Trouble;
}

/** Watches what a project works with, and answers in its place where that fails. */
export class Troubles {
  readonly #asking = new AsyncLocalStorage<Seen>();

  /** Notes what some methods of an object throw; the object is changed. */
  watch<T extends object>(target: T, methods: readonly (keyof T & string)[]): void {
    for (const name of methods) {
      const method = target[name] as (...given: unknown[]) => Promise<unknown>;
      const watched = async (...given: unknown[]): Promise<unknown> => {
        try {
          return await method.apply(target, given);
        } catch (error) {
          this.#note(error);
          throw error;
        }
      };
      Object.defineProperty(target, name, { value: watched, configurable: true, writable: true });
    }
  }

  #note(error: unknown): void {
    const seen = this.#asking.getStore();
    // The first is the cause; what comes after it is often only its echo.
    if (seen) seen.trouble ??= troubleOf(error);
  }

  /**
   * Answers a request; in words where something failed that was watched.
   * @param told of what failed, before the answer goes out; says whether an answer still holds
   */
  async answer(
    answer: () => Promise<Response>,
    told: (trouble: Trouble) => Promise<boolean>,
  ): Promise<Response> {
    const seen: Seen = {};
    const response = await this.#asking.run(seen, answer).catch((error: unknown) => {
      seen.trouble ??= troubleOf(error);
      if (!seen.trouble) throw error;
      return undefined;
    });
    const { trouble } = seen;
    if (!trouble) return response!;
    const holds = await told(trouble);
    if (holds && response && response.status < 400) return response;
    await response?.body?.cancel();
    const { status, code, words } = trouble;
    // Each of the three services has a name of its own for the words.
    const body = { code, statusCode: code, message: words, msg: words, error_description: words };
    return Response.json(body, { status });
  }
}
