import { access, readFile } from 'node:fs/promises';
import { fileStream } from './file-stream.ts';

/**
 * What the database's thread answers; may be told to any number of visitors. A member's file is not
 * in it: whoever asked gets it from the disk, piece by piece, while the thread answers others.
 */
export interface Answer {
  status: number;
  headers: [string, string][];
  /** Bytes, or the path of the file that has them. */
  body: ArrayBuffer | Uint8Array<ArrayBuffer> | { file: string } | null;
}

/** Statuses whose answers have no body. */
const EMPTY = new Set([204, 304]);

/** An answer in the words of the services. @param wait until it may be tried again, s */
export function problem(status: number, message: string, wait?: number): Answer {
  const body = new TextEncoder().encode(JSON.stringify({ message, code: String(status) })).buffer;
  const headers: [string, string][] = [['Content-Type', 'application/json']];
  if (wait) headers.push(['Retry-After', String(wait)]);
  return { status, headers, body };
}

/** Files that are worth keeping in memory for those who ask next, bytes: pictures of the gallery. */
const SMALL_FILE = 256 * 1024;

/** The same answer with a small file's bytes in it; as it was where the file is large, or gone. */
export async function withSmallFile(answer: Answer): Promise<Answer> {
  const { body, headers } = answer;
  if (!body || !('file' in body)) return answer;
  const length = headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1];
  if (!(Number(length) <= SMALL_FILE)) return answer;
  const bytes = await readFile(body.file).catch(() => undefined);
  return bytes ? { ...answer, body: new Uint8Array(bytes) } : answer;
}

/** The answer as a browser gets it. */
export async function toResponse({ status, headers, body }: Answer): Promise<Response> {
  if (!body || !('file' in body)) {
    return new Response(EMPTY.has(status) ? null : body, { status, headers });
  }
  try {
    await access(body.file);
  } catch {
    // Deleted since the tables were asked.
    return toResponse(problem(404, 'Object not found'));
  }
  return new Response(fileStream(body.file), { status, headers });
}
