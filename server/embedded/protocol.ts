import type { Answer } from './answer.ts';

/* What the server's thread and the database's thread say to each other. */

/** How often the thread says that it is alive, and how often that is looked at, ms. */
export const PULSE_MS = 500;

/** How the database's thread is started. */
export interface WorkerData {
  /** Folder of database, files, mails and secrets. */
  folder: string;
  /** Where the site is found. */
  siteUrl: string;
  /** Address of the account that owns the site. */
  siteOwner?: string;
  /** Opens without a look over all rows, one of which breaks the database. */
  skipCleanUp?: boolean;
  /** Where a new database is kept for the next one; beside the packages unless told. */
  cache?: string;
}

export interface RequestMessage {
  id: number;
  url: string;
  method: string;
  headers: [string, string][];
  body?: ArrayBuffer;
}

/** `close` asks for an orderly end. */
export type ToWorker = RequestMessage | 'close';

export type FromWorker =
  | { type: 'ready'; lines: string[] }
  /** `broken`: a damaged row broke it while it looked over all of them. */
  | { type: 'failed'; message: string; broken: boolean }
  /** Something hinders the data: a line for the log. */
  | { type: 'trouble'; line: string }
  /** It answers nothing any more and is to be ended; what it has not begun can be asked again. */
  | { type: 'broken' }
  /** It is alive: nothing keeps it from listening. */
  | { type: 'pulse' }
  /** It has taken a request up. */
  | { type: 'begun'; id: number }
  /** `broke`: the request broke the database. */
  | ({ type: 'answer'; id: number; broke: boolean } & Answer);
