import type { Database } from '../migrate.ts';
import { type Fetch, sessionOf } from './requests.ts';

/*
 * A password that is changed ends all sessions but the one that changed it, and what has ended opens
 * nothing any more. A hosted project does the first; its tokens live on for a quarter of an hour.
 */

/** Where the database finds the session that a change of a password is to leave. */
const KEPT = 'local_server.session';

const TRIGGER = `
create schema if not exists local_server;
create or replace function local_server.end_other_sessions() returns trigger
  language plpgsql set search_path = '' as $$
begin
  delete from auth.refresh_tokens where user_id = new.id
    and coalesce(session_id::text, '') is distinct from current_setting('${KEPT}', true);
  delete from auth.sessions where user_id = new.id
    and id::text is distinct from current_setting('${KEPT}', true);
  return new;
end $$;
drop trigger if exists end_other_sessions on auth.users;
create trigger end_other_sessions after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function local_server.end_other_sessions();`;

/** Has the database end the other sessions in the statement that changes the password. */
export async function endSessionsWithPassword(database: Database): Promise<void> {
  await database.exec(TRIGGER);
}

/** Sends a request on so that the session it comes from outlives a change of the password. */
export async function keepingItsSession(
  request: Request,
  next: Fetch,
  database: Database,
): Promise<Response> {
  const keep = (session: string) =>
    database.query('select set_config($1, $2, false)', [KEPT, session]);
  await keep(sessionOf(request) ?? '');
  try {
    return await next(request);
  } finally {
    await keep('');
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Tables and files take a token of a session that has ended for nobody's. */
export function withLiveSessions(next: Fetch, database: Database): Fetch {
  return async (request) => {
    const session = sessionOf(request);
    if (session === undefined || new URL(request.url).pathname.startsWith('/auth/v1/')) {
      return next(request);
    }
    const { rows } = UUID.test(session)
      ? await database.query('select from auth.sessions where id = $1', [session])
      : { rows: [] };
    if (rows.length > 0) return next(request);
    const headers = new Headers(request.headers);
    headers.delete('Authorization');
    return next(new Request(request, { headers }));
  };
}
