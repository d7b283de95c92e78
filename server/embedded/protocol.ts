/* What the server's thread and the database's thread say to each other. */

/** How the database's thread is started. */
export interface WorkerData {
  /** Folder of database, files, mails and secrets. */
  folder: string;
  /** Where the site is found. */
  siteUrl: string;
  /** Address of the account that owns the site. */
  siteOwner?: string;
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
  | { type: 'ready'; mended: string[] }
  | { type: 'failed'; message: string }
  | {
      type: 'answer';
      id: number;
      status: number;
      headers: [string, string][];
      body: ArrayBuffer;
    };
