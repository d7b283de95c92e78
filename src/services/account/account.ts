import { parseIds, parseUsage, type AccountUsage } from '../../lib/account/rows.ts';
import { authMessage } from '../../lib/account/messages.ts';
import { isTooMuch } from '../../lib/account/quota.ts';
import { AuthProblem } from './auth.ts';
import { AuthenticationRequired } from '../gallery/gallery.ts';
import { allFiles, type OwnFile } from '../gallery/own-files.ts';
import { getSupabase, type Supabase } from '../supabase.ts';

/* A member's account: what it holds, and its end. */

export type { AccountUsage };

/** What a function of the database answers, before it is checked. */
interface Answer {
  data: unknown;
  error: Error | null;
}

/** What the account of whoever is signed in holds. @throws the database's error */
export async function fetchUsage(supabase = getSupabase()): Promise<AccountUsage> {
  const { data, error } = (await supabase.rest.rpc('account_usage')) as Answer;
  if (error) throw error;
  return parseUsage(data);
}

/** The account of whoever is signed in has no room left; the message says what to do. */
export class AccountFull extends Error {
  override readonly name = 'AccountFull';

  constructor() {
    super('Your account is full. Delete pieces that you no longer need, or take shared ones back.');
  }
}

/**
 * What a refused upload was refused for: the storage says of a full account what it says of a
 * foreign folder.
 * @param more what was to be kept
 * @returns AccountFull where there was no room, else the error itself
 */
export async function explainRefusal(
  error: unknown,
  more: { designs: number; bytes: number },
  supabase = getSupabase(),
): Promise<unknown> {
  const usage = await fetchUsage(supabase).catch(() => undefined);
  return usage && isTooMuch(usage, more) ? new AccountFull() : error;
}

/** Proves by the password that it is the member who asks: the session begins anew. @throws AuthProblem */
export async function proveByPassword(password: string, { auth } = getSupabase()): Promise<void> {
  const { data } = await auth.getUser();
  const email = data.user?.email;
  if (!email) throw new AuthenticationRequired();
  const { error } = await auth.signInWithPassword({ email, password });
  if (!error) return;
  const isWrong = error.code === 'invalid_credentials';
  throw new AuthProblem(
    isWrong ? 'This is not the password of your account.' : authMessage('sign-in', error),
    error.code,
  );
}

/** Sends a link by which the session begins anew, for who has no password. @throws AuthProblem */
export async function sendProofLink({ auth } = getSupabase()): Promise<void> {
  const { data } = await auth.getUser();
  const email = data.user?.email;
  if (!email) throw new AuthenticationRequired();
  const options = { shouldCreateUser: false, emailRedirectTo: `${location.origin}/account` };
  const { error } = await auth.signInWithOtp({ email, options });
  if (error) throw new AuthProblem(authMessage('reset', error), error.code);
}

/** The account could not be deleted; it can be asked for again, and goes on where it was. */
export class DeletionRefused extends Error {
  override readonly name = 'DeletionRefused';
  readonly reason: 'sign-in-again' | 'files-remain';

  constructor(reason: DeletionRefused['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** How many designs and files one request takes away. */
const SOME = 100;

/**
 * Deletes the account of whoever is signed in: his designs, then their files in every bucket, then
 * himself. After an interruption the next call finishes it.
 * @param tell takes how many files are gone
 * @throws AuthenticationRequired; DeletionRefused; the error of database or storage
 */
export async function deleteAccount(
  tell: (files: number) => void = () => undefined,
  supabase = getSupabase(),
): Promise<void> {
  const { data } = await supabase.auth.getSession();
  const me = data.session?.user.id;
  if (!me) throw new AuthenticationRequired();
  // Nothing is touched with a session that may not end it.
  if (!(await fetchUsage(supabase)).fresh) {
    throw new DeletionRefused('sign-in-again', 'Please prove once more that it is you.');
  }
  await removeDesigns(me, supabase);
  await removeAllFiles(tell, supabase);
  const { error } = await supabase.rest.rpc('delete_account');
  if (error) throw refusal(error);
}

function refusal(error: { hint?: string | null; message: string }): Error {
  const { hint, message } = error;
  if (hint === 'sign-in-again' || hint === 'files-remain')
    return new DeletionRefused(hint, message);
  return error instanceof Error ? error : new Error(message);
}

/** Rows first: a file is sealed while a design stands on it. */
async function removeDesigns(me: string, { rest }: Supabase): Promise<void> {
  for (;;) {
    const { data, error } = await rest
      .from('gallery_images')
      .select('id')
      .eq('user_id', me)
      .limit(SOME);
    if (error) throw error;
    if (data.length === 0) return;
    const ids = parseIds(data);
    const gone = await rest
      .from('gallery_images')
      .delete()
      .in('id', ids)
      .eq('user_id', me)
      .select('id');
    if (gone.error) throw gone.error;
    if (gone.data.length === 0) throw new Error('designs cannot be removed');
  }
}

async function removeAllFiles(tell: (files: number) => void, supabase: Supabase): Promise<void> {
  let removed = 0;
  for (;;) {
    const files = (await allFiles(supabase)).slice(0, SOME);
    if (files.length === 0) return;
    const gone = await removeSome(files, supabase);
    if (gone === 0) throw new DeletionRefused('files-remain', 'The files cannot be removed.');
    tell((removed += gone));
  }
}

/** @returns how many are gone */
async function removeSome(files: readonly OwnFile[], { storage }: Supabase): Promise<number> {
  const client = await storage();
  let gone = 0;
  for (const bucket of new Set(files.map((file) => file.bucket))) {
    const names = files.filter((file) => file.bucket === bucket).map(({ name }) => name);
    const { data, error } = await client.from(bucket).remove(names);
    if (error) throw error;
    gone += data.length;
  }
  return gone;
}
