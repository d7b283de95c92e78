import { compare, hash } from 'bcryptjs';
import { randomUUID } from 'node:crypto';
import { findAccount, type Project } from './known.ts';
import { addressOf, type Fetch, fieldsOf, textOf, withFields } from './requests.ts';

/* Signing in tells of an address neither by words nor by time whether it has an account. */

/** How slow a hash is, as the project makes its own. */
const COST = 10;

let decoy: Promise<string> | undefined;

/** Takes as long as looking at a password does. */
export async function lookAtNothing(password: string): Promise<void> {
  await compare(password, await (decoy ??= hash(randomUUID(), COST)));
}

/** No account has it: it is no address. */
const NOBODY = 'nobody';

/**
 * The project answers at once for an address without an account, and tells of one that is not
 * confirmed yet before it has looked at the password.
 */
export async function signIn(request: Request, next: Fetch, project: Project): Promise<Response> {
  const fields = await fieldsOf(request);
  const [address, password] = [addressOf(fields), textOf(fields, 'password')];
  const isPassword = new URL(request.url).searchParams.get('grant_type') === 'password';
  if (!isPassword || !fields || !address || !password) return next(request);
  const account = await findAccount(project.database, address);
  if (!account?.hash) {
    await lookAtNothing(password);
    return next(withFields(request, { ...fields, email: NOBODY }));
  }
  if (account.confirmed || (await compare(password, account.hash))) return next(request);
  return next(withFields(request, { ...fields, email: NOBODY }));
}
