/*
 * What a hosted project has before the first migration runs: three roles that requests are
 * performed as, and their way into the schemas of auth and storage. Row security does the rest.
 *
 * Supabase Lite notes each look at a file in the file's row. Nobody reads that, and two hundred who
 * look at pictures would write without a pause: the note is dropped.
 */
export const PLATFORM_SQL = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin bypassrls;
  end if;
end $$;
grant usage on schema public, auth, storage to anon, authenticated, service_role;
grant select, insert, update, delete on storage.objects, storage.buckets to anon, authenticated;
grant all on all tables in schema auth, storage to service_role;

create or replace function storage.not_for_a_look() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if to_jsonb(new) - 'last_accessed_at' = to_jsonb(old) - 'last_accessed_at' then
    return null;
  end if;
  return new;
end $$;
create or replace trigger not_for_a_look before update of last_accessed_at on storage.objects
  for each row execute function storage.not_for_a_look();
grant execute on all functions in schema auth, storage to anon, authenticated, service_role;
`;
