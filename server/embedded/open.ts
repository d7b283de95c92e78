import path from 'node:path';
import { App, setExperimental } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { withAccountDoor, withFloor } from './accounts/door.ts';
import { CODE_DIGITS } from './accounts/known.ts';
import { withLiveSessions } from './accounts/sessions.ts';
import { type Cleaned, NOTHING_CLEANED } from './cleaned.ts';
import { foldersOf, tryCleanUp } from './cleanup.ts';
import { withConstraintWords } from './constraint-words.ts';
import { databaseFolder } from './database-folder.ts';
import { fileGate } from './file-gate.ts';
import { noteRefusals, withRefusals } from './file-refused.ts';
import { FilesHome } from './files-home.ts';
import { LOCAL_ANON_KEY, readSecrets } from './keys.ts';
import { lockFolder } from './lock.ts';
import { Mailbox } from './mailbox.ts';
import { markFiles } from './mark-files.ts';
import { cardMender } from './mend-card.ts';
import { BrokenDatabaseError, computes, refuseWhenBroken } from './computes.ts';
import { ObjectFiles } from './object-files.ts';
import { lookAtOldPictures } from './old-pictures.ts';
import { oneByOne, Turns } from './one-by-one.ts';
import { clearOrphans } from './orphans.ts';
import { Provision, SUPABASE } from './provision.ts';
import { withSignMany } from './sign-many.ts';
import { forgetSnapshots, makeSnapshots } from './snapshot.ts';
import { type Trouble, Troubles } from './troubles.ts';

export interface EmbeddedOptions {
  /** Folder of database, files, mails and secrets. */
  folder: string;
  /** Where the site is found; mails lead there. */
  siteUrl: string;
  /** Address of the account that owns the site; without it nobody does. */
  siteOwner?: string;
  /** Between two mails of a kind to the same address, ms. */
  mailPauseMs?: number;
  /** Sets aside whatever is half there, however much it is. */
  tidy?: boolean;
  /** Does not look over all rows for what is half there: one of them breaks the database. */
  skipCleanUp?: boolean;
  /** Where a new database is kept for the next one (template.ts); beside the packages unless told. */
  cache?: string;
  /** Told of each request whose turn it is: others wait until it is answered. */
  onBegin?: (request: Request) => void;
  /** Takes a line for each thing that hinders the data. */
  onTrouble?: (line: string) => void;
  /** The database computes nothing right any more: what waits is asked of another one. */
  onBroken?: () => void;
}

/** A Supabase project within this process. */
export interface Embedded {
  fetch: (request: Request) => Promise<Response>;
  database: PGlite;
  /** What the start had to mend. */
  cleaned: Cleaned;
  /** Makes the copies of the data that somebody wants (snapshot.ts). */
  makeSnapshots: () => Promise<void>;
  /** Sets aside what is left of saves that never ended (orphans.ts). @returns how many files */
  clearOrphans: () => Promise<number>;
  close: () => Promise<void>;
}

/** Pages that the database keeps in memory: it has none to spare, and the system keeps them too. */
const LEAN = ['-c', 'shared_buffers=32MB'];

/** A hosted project waits as long. */
const MAIL_PAUSE_MS = 60_000;

/** The largest file of all buckets, bytes. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/**
 * Opens the project of a data folder, and makes it the first time.
 * @throws DataInUseError when another process has it open
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const unlock = lockFolder(options.folder);
  try {
    return await open(options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function open(options: EmbeddedOptions, unlock: () => void): Promise<Embedded> {
  const { folder, siteUrl, siteOwner, cache, mailPauseMs = MAIL_PAUSE_MS } = options;
  setExperimental('storage', true);
  // Before the database is opened, which keeps a process alive.
  const auth = await authConfig(folder, siteUrl);
  const place = databaseFolder(folder);
  const provision = await Provision.begin(place, cache);
  const connection = await connect(place.path, provision);
  const home = new FilesHome(foldersOf(folder).files);
  const objects = new ObjectFiles(home.folder, MAX_FILE_BYTES);
  const mailbox = new Mailbox(folder);
  const app = new App({
    connection,
    auth,
    storage: { enabled: true, file_size_limit: '10MiB' },
    options: {
      server: { disableStudio: true, disableFallback: true },
      drivers: { email: mailbox },
    },
  });
  app._storageAdapter = objects;
  await quietly(() => app.init());
  const database = connection.driver;
  await provision.complete(app, connection, siteOwner);
  refuseWhenBroken(database);
  noteRefusals(database);
  const cleaned = await lookOver(database, objects, options);
  const close = async (): Promise<void> => {
    await provision.end();
    await connection.close();
    unlock();
  };
  const troubles = troublesOf(database, objects, mailbox);
  const project = { database, mailbox, siteUrl };
  const accounts = withAccountDoor(
    (request) => Promise.resolve(app.fetch(request)),
    project,
    mailPauseMs,
  );
  const answer = withRefusals(withConstraintWords(withLiveSessions(accounts, database), database));
  const turns = new Turns();
  const one = oneByOne(answering(answer, database, troubles, options), turns);
  const fetch = withFloor(withSignMany(one));
  await forgetSnapshots(folder);
  return {
    fetch,
    database,
    cleaned,
    makeSnapshots: () => makeSnapshots(folder, home, (work) => turns.take(work)),
    clearOrphans: async () => {
      // Where a start dared to touch nothing, nothing is touched later.
      if (cleaned.refused || !(await home.isThere())) return 0;
      return turns.take(() => clearOrphans(database, objects, foldersOf(folder)));
    },
    close,
  };
}

function connect(url: string, { schemaCache }: Provision): Promise<PgliteConnection> {
  return createPgliteConnection({
    url,
    schemaCache,
    pgliteOptions: {
      extensions: { pg_trgm },
      startParams: [...PGlite.defaultStartParams, ...LEAN],
    },
  });
}

/** Watches the database, the files and the mails for what hinders them. */
function troublesOf(database: PGlite, objects: ObjectFiles, mailbox: Mailbox): Troubles {
  const troubles = new Troubles();
  troubles.watch(database, ['query', 'exec']);
  troubles.watch(objects, ['uploadObject', 'headObject', 'getObject', 'copyObject']);
  troubles.watch(objects, ['deleteObject']);
  troubles.watch(mailbox, ['send']);
  return troubles;
}

/** Looks over rows and files, and lets nothing be written but where and what it should be. */
async function lookOver(
  database: PGlite,
  objects: ObjectFiles,
  options: EmbeddedOptions,
): Promise<Cleaned> {
  const { folder, tidy, skipCleanUp, onTrouble } = options;
  const tell = (line: string) => onTrouble?.(line);
  objects.mendCard = cardMender(database, objects, tell);
  const cleaned = skipCleanUp ? NOTHING_CLEANED : await tryCleanUp(database, objects, folder, tidy);
  if (!skipCleanUp && !cleaned.refused) await lookAtOld(database, objects, options);
  // A damaged database answers with no rows instead of failing: stop here, the caller opens a new one.
  if (!skipCleanUp && !(await computes(database))) throw new BrokenDatabaseError();
  objects.home = new FilesHome(foldersOf(folder).files);
  await markFiles(database, objects.home).catch((error: Error) => {
    tell(`The folder files of the data cannot be used: ${error.message}. Nothing is saved.`);
  });
  objects.gate = fileGate(database);
  return cleaned;
}

/** Looks at pictures from before uploads were looked at. It keeps nobody from opening the project. */
async function lookAtOld(
  database: PGlite,
  objects: ObjectFiles,
  { onTrouble }: EmbeddedOptions,
): Promise<void> {
  try {
    const hidden = await lookAtOldPictures(database, objects);
    if (hidden > 0) {
      onTrouble?.(`Their makers alone see ${hidden} designs: a picture of each may not be shown.`);
    }
  } catch (error) {
    onTrouble?.(`Stored pictures could not be looked at: ${(error as Error).message}`);
  }
}

/** Answers one request at a time, until the database is broken: then it never answers again. */
function answering(
  answer: (request: Request) => Promise<Response>,
  database: PGlite,
  troubles: Troubles,
  { onBegin, onTrouble, onBroken }: EmbeddedOptions,
) {
  let broken = false;
  const told = async (trouble: Trouble): Promise<boolean> => {
    if (trouble.line) onTrouble?.(trouble.line);
    if (trouble.status < 500 || (await computes(database))) return true;
    broken = true;
    onTrouble?.('The database does not compute any more. It is started again.');
    return false;
  };
  return async (request: Request): Promise<Response> => {
    if (broken) return new Promise(() => undefined);
    onBegin?.(request);
    const response = await troubles.answer(() => answer(request), told);
    if (broken) onBroken?.();
    return response;
  };
}

/** Supabase Lite warns on the console that its storage is new, which is no news to whoever starts this. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    await work();
  } finally {
    console.warn = warn;
  }
}

async function authConfig(folder: string, siteUrl: string) {
  const { jwtSecret, serviceKey } = await readSecrets(folder);
  const template = (name: string) => path.join(SUPABASE, 'templates', `${name}.html`);
  return {
    enabled: true,
    jwt_secret: jwtSecret,
    publishable_key: LOCAL_ANON_KEY,
    secret_key: serviceKey,
    site_url: siteUrl,
    minimum_password_length: 6,
    email: {
      enable_signup: true,
      enable_confirmations: true,
      otp_length: CODE_DIGITS,
      template: {
        confirmation: {
          subject: 'Confirm your e-mail address',
          content_path: template('confirmation'),
        },
        recovery: { subject: 'Choose a new password', content_path: template('recovery') },
        magic_link: { subject: 'Prove that it is you', content_path: template('magic-link') },
      },
    },
  };
}
