-- A design's files are sealed from the moment its row stands, however they are written. Row security
-- asks when an upload is allowed; an address to upload to that was signed before the design was
-- saved is allowed for two hours and more, and what it brings is written by the storage in its own
-- name. So the entries of files ask once more, when they are written.

-- The design that a file belongs to, by the file's name within its bucket; null where it is none's.
create function public.design_of(file text) returns uuid
  language sql immutable parallel safe set search_path = ''
as $$
  select substring(file from '^[^/]+/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/')::uuid
$$;
revoke all on function public.design_of from public, anon, authenticated;

-- Whether nothing may be written to a file: of the private bucket once the design stands; of the
-- public one unless copies are being made, which is before the design is shared, or before one that
-- was hidden is shown again. The row is held, so that who shares and who writes never pass each other.
create function public.is_sealed(bucket text, file text) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  design public.gallery_images;
begin
  if bucket not in ('gallery', 'shared') then
    return false;
  end if;
  select * into design from public.gallery_images g
    where g.id = public.design_of(file) for key share;
  if bucket = 'gallery' then
    return found;
  end if;
  if not found or design.user_id::text <> split_part(file, '/', 1) then
    return true;
  end if;
  if design.hidden_at is not null then
    return not public.is_withheld(file);
  end if;
  return design.visibility = 'shared';
end $$;
revoke all on function public.is_sealed from public, anon, authenticated;

-- Saving a design and writing its files wait for each other: a member's files are written, and his
-- designs added, by one at a time.
create function public.hold_files_of(member text) returns void
  language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('files of ' || member, 0)) $$;
revoke all on function public.hold_files_of from public, anon, authenticated;

create function public.hold_files_of_maker() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- Rows that the service adds by the thousand are nobody's saving.
  if auth.uid() is not null then
    perform public.hold_files_of(new.user_id::text);
  end if;
  return new;
end $$;
revoke all on function public.hold_files_of_maker from public, anon, authenticated;

-- Before row security looks whether the files are there.
create trigger files_stay before insert on public.gallery_images
  for each row execute function public.hold_files_of_maker();

-- A new version is another content. What only tells when a file was last read passes.
create function public.keep_files_sealed() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (old.bucket_id, old.name, old.version)
    is not distinct from (new.bucket_id, new.name, new.version) then
    return new;
  end if;
  perform public.hold_files_of(split_part(new.name, '/', 1));
  if public.is_sealed(new.bucket_id, new.name)
    or (tg_op = 'UPDATE' and public.is_sealed(old.bucket_id, old.name)) then
    raise exception 'The files of a design that is saved stay as they are.'
      using errcode = '42501', hint = 'sealed';
  end if;
  return new;
end $$;
revoke all on function public.keep_files_sealed from public, anon, authenticated;

-- Where a project lets nobody but the storage put a trigger there, `supabase/README.md` says what to do.
do $$
begin
  create trigger files_stay_sealed before insert or update on storage.objects
    for each row execute function public.keep_files_sealed();
exception when insufficient_privilege then
  raise warning 'no trigger on storage.objects: an address signed before a design is saved replaces its files';
end $$;
