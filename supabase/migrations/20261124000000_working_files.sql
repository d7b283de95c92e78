-- Working files of members: pieces that go on on all of their devices. They are private for good; what
-- is shared of a piece is a design of the gallery. A file is packed and lies in its row, so that it
-- comes and goes with what is said of it.

create table public.working_files (
  owner uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  title text not null,
  width_mm real not null,
  height_mm real not null,
  stitches integer not null,
  colors integer not null,
  created_at timestamptz not null,
  -- When its maker changed it, by the clock of his device.
  changed_at timestamptz not null,
  -- The piece as SVG, gzip, base64; null once it was deleted, which other devices are yet to hear.
  file text,
  -- Grows with each write: who writes says on which one he builds.
  version bigint not null default 1,
  removed_at timestamptz,
  bytes integer not null generated always as (coalesce(octet_length(file), 0)) stored,
  primary key (owner, id),
  constraint working_files_title_length check (char_length(title) between 1 and 200),
  constraint working_files_size check (width_mm between 0 and 2000 and height_mm between 0 and 2000),
  constraint working_files_counts check (stitches between 0 and 10000000 and colors between 0 and 10000),
  constraint working_files_file check (file ~ '^H4sI[A-Za-z0-9+/]+={0,2}$' and octet_length(file) <= 3000000),
  constraint working_files_whole check ((file is null) = (removed_at is not null))
);
comment on table public.working_files is 'Pieces of members, for themselves alone.';
comment on constraint working_files_title_length on public.working_files is
  'A title has 1 to 200 characters.';
comment on constraint working_files_size on public.working_files is 'A piece is at most 2 m wide and high.';
comment on constraint working_files_counts on public.working_files is
  'A piece has 10 million stitches at most.';
comment on constraint working_files_file on public.working_files is
  'A working file is a packed SVG of 3 MB at most.';

alter table public.working_files enable row level security;
create policy "Members read their own working files" on public.working_files
  for select to authenticated using (owner = (select auth.uid()));
-- Writing goes through the functions alone: each says on which version it builds. So does reading a
-- file: one request for all of a member's would hold up everybody with 60 MB.
revoke all on public.working_files from public, anon, authenticated;
grant select (id, title, width_mm, height_mm, stitches, colors, created_at, changed_at, version, removed_at)
  on public.working_files to authenticated;

create function public.working_file(piece uuid) returns table (file text, version bigint)
  language sql stable security definer set search_path = ''
as $$
  select w.file, w.version from public.working_files w
  where w.owner = auth.uid() and w.id = piece and w.file is not null
$$;
comment on function public.working_file is 'A piece of whoever asks: its file, and which version that is.';
revoke all on function public.working_file from public, anon;
grant execute on function public.working_file to authenticated;

create function public.working_files_quota() returns table (files bigint, bytes bigint)
  language sql immutable parallel safe set search_path = ''
as $$ select 500::bigint, 60000000::bigint $$;
comment on function public.working_files_quota is 'The most working files that a member keeps, and their bytes.';
revoke all on function public.working_files_quota from public;
grant execute on function public.working_files_quota to anon, authenticated, service_role;

create function public.working_files_usage()
  returns table (files bigint, bytes bigint, most_files bigint, most_bytes bigint)
  language sql stable security definer set search_path = ''
as $$
  select count(*) filter (where w.file is not null), coalesce(sum(w.bytes), 0)::bigint, q.files, q.bytes
  from public.working_files_quota() q
    left join public.working_files w on w.owner = auth.uid()
  group by q.files, q.bytes
$$;
comment on function public.working_files_usage is 'The working files of whoever asks, and the most that he may keep.';
revoke all on function public.working_files_usage from public, anon;
grant execute on function public.working_files_usage to authenticated;

-- The version that a write builds on, or no write: what another device has written meanwhile is never
-- written over. 0 builds on none. Members' writes come one after the other.
create function public.build_on_version(piece uuid, builds_on bigint) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  current bigint;
begin
  if auth.uid() is null then
    raise exception 'Nobody is signed in.' using errcode = '42501';
  end if;
  perform from auth.users where id = auth.uid() for update;
  if not found then
    raise exception 'There is no such account.' using errcode = '42501';
  end if;
  select w.version into current from public.working_files w where w.owner = auth.uid() and w.id = piece;
  if coalesce(current, 0) is distinct from builds_on then
    raise exception 'This piece was changed on another device.'
      using errcode = 'PT409', hint = 'changed-elsewhere';
  end if;
end $$;
revoke all on function public.build_on_version from public, anon, authenticated;

create function public.keep_working_file(
  piece uuid, builds_on bigint, title text, width_mm real, height_mm real, stitches integer,
  colors integer, created_at timestamptz, changed_at timestamptz, file text
) returns bigint
  language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  most record;
  others record;
begin
  perform public.build_on_version(piece, builds_on);
  select * into most from public.working_files_quota();
  select count(*) filter (where w.file is not null) as files, coalesce(sum(w.bytes), 0) as bytes
    into others from public.working_files w where w.owner = me and w.id <> piece;
  if others.files >= most.files
    or others.bytes + octet_length(file) > most.bytes then
    raise exception 'Your account has no room left for it: it keeps % pieces, and % MB of them.',
      most.files, most.bytes / 1000000 using errcode = 'PT413', hint = 'quota';
  end if;
  insert into public.working_files as w
    (owner, id, title, width_mm, height_mm, stitches, colors, created_at, changed_at, file)
  values (me, piece, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (owner, id) do update set
    title = excluded.title, width_mm = excluded.width_mm, height_mm = excluded.height_mm,
    stitches = excluded.stitches, colors = excluded.colors, changed_at = excluded.changed_at,
    file = excluded.file, removed_at = null, version = w.version + 1;
  return builds_on + 1;
end $$;
comment on function public.keep_working_file is
  'Keeps a piece of whoever asks, built on a version of it (0: new). Hints: changed-elsewhere, quota.';

-- Other devices hear of it by the row that stays, without its file.
create function public.remove_working_file(piece uuid, builds_on bigint) returns bigint
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform public.build_on_version(piece, builds_on);
  update public.working_files w
    set file = null, removed_at = now(), version = w.version + 1
    where w.owner = auth.uid() and w.id = piece;
  -- Only so many are remembered. A device that hears of none of them sends its piece again: nothing is lost.
  delete from public.working_files w
    where w.owner = auth.uid() and w.removed_at is not null and w.id not in (
      select gone.id from public.working_files gone
      where gone.owner = auth.uid() and gone.removed_at is not null
      order by gone.removed_at desc limit (select q.files from public.working_files_quota() q));
  return builds_on + 1;
end $$;
comment on function public.remove_working_file is
  'Deletes a piece of whoever asks, built on a version of it. Hint: changed-elsewhere.';
revoke all on function public.keep_working_file, public.remove_working_file from public, anon;
grant execute on function public.keep_working_file, public.remove_working_file to authenticated;
