import type { Database } from './migrate.ts';

/*
 * Who owns the site of this machine: on a hosted project somebody writes it into the account once
 * (supabase/README.md); here SITE_OWNER says it anew at each start, and nobody else is.
 */

/** Fires with each change of an account, so that one that is only just confirmed counts too. */
const marks = (email: string) => `
create schema if not exists local_server;
create or replace function local_server.mark_site_owner() returns trigger
  language plpgsql set search_path = '' as $$
declare
  data constant jsonb := coalesce(new.raw_app_meta_data, '{}') - 'role';
begin
  new.raw_app_meta_data := case
    when lower(new.email) = ${email} and new.email_confirmed_at is not null
    then data || '{"role": "owner"}' else data end;
  return new;
end $$;
drop trigger if exists mark_site_owner on auth.users;
create trigger mark_site_owner before insert or update on auth.users
  for each row execute function local_server.mark_site_owner();
update auth.users set raw_app_meta_data = raw_app_meta_data;`;

/**
 * Makes the confirmed account of an address the owner of the site, now or as soon as there is one.
 * @param email undefined: nobody is
 */
export async function markSiteOwner(database: Database, email: string | undefined): Promise<void> {
  const { rows } = await database.query<{ literal: string }>(
    'select quote_nullable($1::text) as literal',
    [email?.trim().toLowerCase() ?? null],
  );
  await database.exec(marks(rows[0].literal));
}
