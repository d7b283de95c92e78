-- The working file of a design in the gallery: its maker's alone, until he shares the design and
-- allows to go on with it. What it was made from stands in the design's settings.

create table public.gallery_pieces (
  design uuid primary key references public.gallery_images (id) on delete cascade,
  -- The piece as SVG, gzip, base64: as in `working_files`.
  file text not null,
  -- Whether everyone may open it, while the design is shared.
  allowed boolean not null default false,
  bytes integer not null generated always as (octet_length(file)) stored,
  constraint gallery_pieces_file check (file ~ '^H4sI[A-Za-z0-9+/]+={0,2}$' and octet_length(file) <= 3000000)
);
comment on table public.gallery_pieces is 'Working files of designs, and whether others may go on with them.';
comment on constraint gallery_pieces_file on public.gallery_pieces is
  'A working file is a packed SVG of 3 MB at most.';

alter table public.gallery_pieces enable row level security;
create policy "Makers, and everyone where it is allowed" on public.gallery_pieces
  for select to anon, authenticated using (
    exists (
      select from public.gallery_images g
      where g.id = design
        and (g.user_id = (select auth.uid())
          or (allowed and g.visibility = 'shared' and g.hidden_at is null))
    )
  );
-- Writing goes through the functions below alone; so does reading a file: one request for all of them
-- would hold up everybody.
revoke all on public.gallery_pieces from public, anon, authenticated;
grant select (design, allowed) on public.gallery_pieces to anon, authenticated;

create function public.gallery_piece(design uuid) returns table (file text, name text, settings jsonb)
  language sql stable security definer set search_path = '' as $$
  select p.file, g.name, g.settings
  from public.gallery_pieces p join public.gallery_images g on g.id = p.design
  where p.design = gallery_piece.design
    and (g.user_id = auth.uid() or (p.allowed and g.visibility = 'shared' and g.hidden_at is null))
$$;
comment on function public.gallery_piece is
  'The working file of a design: for its maker, and for everyone where he allows it.';

-- Working files of designs have as much room as a member's own.
create function public.keep_gallery_piece(design uuid, file text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  most record;
  others bigint;
begin
  perform from public.gallery_images g
    where g.id = keep_gallery_piece.design and g.user_id = auth.uid() for update;
  if not found then
    raise exception 'there is no such design of yours' using errcode = '42501';
  end if;
  perform from auth.users where id = auth.uid() for update;
  select * into most from public.working_files_quota();
  select coalesce(sum(p.bytes), 0) into others
    from public.gallery_pieces p join public.gallery_images g on g.id = p.design
    where g.user_id = auth.uid() and p.design <> keep_gallery_piece.design;
  if others + octet_length(file) > most.bytes then
    raise exception 'Your account has no room left for it: it keeps % MB of working files.',
      most.bytes / 1000000 using errcode = 'PT413', hint = 'quota';
  end if;
  insert into public.gallery_pieces as p (design, file) values (keep_gallery_piece.design, keep_gallery_piece.file)
    on conflict on constraint gallery_pieces_pkey do update set file = excluded.file;
end $$;
comment on function public.keep_gallery_piece is
  'Keeps the working file of a design of the caller. Hint: quota.';

create function public.allow_remix(design uuid, allowed boolean) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.gallery_pieces p set allowed = allow_remix.allowed
    from public.gallery_images g
    where p.design = allow_remix.design and g.id = p.design
      and g.user_id = auth.uid() and g.visibility = 'shared';
  return found;
end $$;
comment on function public.allow_remix is
  'Lets others go on with a shared design of the caller, or no longer; true where it has a working file.';

-- What is taken back is shared anew with nothing allowed.
create function public.forbid_remix() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.gallery_pieces p set allowed = false where p.design = new.id and p.allowed;
  return null;
end $$;
create trigger remix_ends after update of visibility on public.gallery_images
  for each row when (new.visibility = 'private') execute function public.forbid_remix();

revoke all on function public.gallery_piece, public.keep_gallery_piece, public.allow_remix,
  public.forbid_remix from public, anon, authenticated;
grant execute on function public.gallery_piece to anon, authenticated;
grant execute on function public.keep_gallery_piece, public.allow_remix to authenticated;
