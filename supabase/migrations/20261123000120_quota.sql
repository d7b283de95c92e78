-- How much a member may keep. Page and database read it here, and nowhere else is it written.

create function public.quota() returns table (designs bigint, files bigint, bytes bigint)
  language sql immutable parallel safe set search_path = ''
as $$
  -- A piece has three files, and a public copy of each. 500 MB are some 2,000 pieces of usual size.
  select 1000::bigint, 6000::bigint, 500000000::bigint
$$;
comment on function public.quota is 'The most that a member keeps: designs, files of all buckets, and their bytes.';
revoke all on function public.quota from public;
grant execute on function public.quota to anon, authenticated, service_role;

drop function public.account_usage();
create function public.account_usage()
  returns table (
    designs bigint, files bigint, bytes bigint, fresh boolean, most_designs bigint, most_bytes bigint
  )
  language sql stable security definer set search_path = ''
as $$
  select
    (select count(*) from public.gallery_images g where g.user_id = auth.uid()),
    kept.files, kept.bytes, public.is_fresh_session(), q.designs, q.bytes
  from public.quota() q, (
    select count(*) as files, coalesce(sum(f.bytes), 0)::bigint as bytes
    from public.files_of(auth.uid()) f
  ) kept;
$$;
comment on function public.account_usage is
  'What whoever asks has here and may have, and whether his session is young enough to delete the account.';
revoke all on function public.account_usage from public, anon;
grant execute on function public.account_usage to authenticated;

-- Why a file of some size is too much for the member in whose folder it is written; null where it
-- is not. What it replaces is not counted. What the owner of the site puts back was there before.
create function public.quota_refusal(at_bucket text, at_name text, size bigint) returns text
  language plpgsql stable security definer set search_path = '' as $$
declare
  member constant text := split_part(at_name, '/', 1);
  most record;
  kept record;
begin
  if at_bucket not in ('gallery', 'shared')
    or member !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or (at_bucket = 'shared' and public.is_withheld(at_name)) then
    return null;
  end if;
  select * into most from public.quota();
  select count(*) as files, coalesce(sum(f.bytes), 0) as bytes into kept
    from public.files_of(member::uuid) f
    where not (f.bucket = at_bucket and f.name = at_name);
  if kept.bytes + size > most.bytes then
    return format('Your account is full: it keeps %s MB. Delete pieces that you no longer need, or take shared ones back.',
      most.bytes / 1000000);
  end if;
  if kept.files >= most.files then
    return format('Your account is full: it keeps %s files. Delete pieces that you no longer need.', most.files);
  end if;
  return null;
end $$;
revoke all on function public.quota_refusal from public, anon, authenticated;

-- An entry without a size is a question whether one might be written, which the storage takes back.
create function public.keep_files_within_quota() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  size constant bigint := (new.metadata ->> 'size')::bigint;
  refusal text;
begin
  if size is null or (tg_op = 'UPDATE' and old.version is not distinct from new.version) then
    return new;
  end if;
  refusal := public.quota_refusal(new.bucket_id, new.name, size);
  if refusal is not null then
    -- The storage answers 403 to this code, and 500 to any that it does not know.
    raise exception '%', refusal using errcode = '42501', hint = 'quota';
  end if;
  return new;
end $$;
revoke all on function public.keep_files_within_quota from public, anon, authenticated;

-- By its name after `files_stay_sealed`, which holds the member's files until this is done.
do $$
begin
  create trigger files_within_quota before insert or update on storage.objects
    for each row execute function public.keep_files_within_quota();
exception when insufficient_privilege then
  raise warning 'no trigger on storage.objects: the bytes that a member keeps are not limited';
end $$;

create function public.keep_designs_within_quota() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  most constant bigint := (select q.designs from public.quota() q);
begin
  if auth.uid() is not null
    and (select count(*) from public.gallery_images g where g.user_id = new.user_id) >= most then
    raise exception 'Your account is full: it keeps % pieces. Delete some that you no longer need.', most
      using errcode = 'PT413', hint = 'quota';
  end if;
  return new;
end $$;
revoke all on function public.keep_designs_within_quota from public, anon, authenticated;

-- By its name after `files_stay`.
create trigger within_quota before insert on public.gallery_images
  for each row execute function public.keep_designs_within_quota();

-- What is left of saves that never ended, and of copies that nobody shows: files for whose design no
-- row came within a day. Removing a row of storage.objects would leave its bytes, so this only
-- names them; `supabase/README.md` says what removes them.
create function public.orphan_uploads(older_than interval default '1 day')
  returns table (bucket text, name text, bytes bigint)
  language sql stable security definer set search_path = ''
as $$
  select o.bucket_id, o.name, coalesce((o.metadata ->> 'size')::bigint, 0)
  from storage.objects o
  where o.created_at < now() - older_than and case o.bucket_id
    when 'shared' then not public.gallery_shows(o.name)
    when 'gallery' then not exists (
      select from public.gallery_images g
      where g.id = public.design_of(o.name) and g.user_id::text = split_part(o.name, '/', 1))
    else false end
  order by o.created_at limit 1000;
$$;
comment on function public.orphan_uploads is
  'For the service: files that no design has and copies that none shows, a day old, the oldest first.';
revoke all on function public.orphan_uploads from public, anon, authenticated;
grant execute on function public.orphan_uploads to service_role;
