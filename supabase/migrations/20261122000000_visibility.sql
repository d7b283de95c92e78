-- A design is its owner's alone until he shares it. What was stored before this becomes private;
-- sharing is an act of its own, see the next migrations.

alter table public.gallery_images
  add column visibility text not null default 'private'
    constraint gallery_images_visibility_known check (visibility in ('private', 'shared')),
  add column shares_original boolean not null
    generated always as (visibility = 'shared' and original_image is not null) stored,
  add column shares_files boolean not null
    generated always as (visibility = 'shared' and stitches is not null) stored,
  add column shared_at timestamptz,
  add column hidden_at timestamptz;

comment on table public.gallery_images is 'A design: its owner''s alone, or shared in the gallery.';
comment on column public.gallery_images.visibility is 'private: its owner alone; shared: everyone.';
comment on column public.gallery_images.shares_original is 'Whether everyone sees the picture it was made from.';
comment on column public.gallery_images.shares_files is 'Whether everyone has its stitches.';
comment on column public.gallery_images.shared_at is 'When it was shared; null while it is private.';
comment on column public.gallery_images.hidden_at is
  'When the owner of the site hid it: from then on its maker alone sees it, and it cannot be shared. Its public copies are nobody''s then, and are removed.';

-- Only what everyone sees is counted. The triggers stand since the first migration.
create or replace function public.gallery_count_added() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  change record;
begin
  for change in
    select type, count(*) as n from added
    where visibility = 'shared' and hidden_at is null group by type order by type
  loop
    update public.gallery_counts set designs = designs + change.n where type = change.type;
  end loop;
  return null;
end $$;

create or replace function public.gallery_count_removed() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  change record;
begin
  for change in
    select type, count(*) as n from removed
    where visibility = 'shared' and hidden_at is null group by type order by type
  loop
    update public.gallery_counts set designs = designs - change.n where type = change.type;
  end loop;
  return null;
end $$;

update public.gallery_counts set designs = 0;
comment on table public.gallery_counts is 'Number of shared designs by type, kept by triggers.';

-- A row's addresses are those that whoever sees the row may read: of the private files while it is
-- private, of the public copies while it is shared. What it does not share it does not name.
alter table public.gallery_images
  drop constraint gallery_images_url_own,
  drop constraint gallery_images_original_own,
  drop constraint gallery_images_stitches_own;

update public.gallery_images set
  url = replace(url, '/object/public/gallery/', '/object/gallery/'),
  original_image = replace(original_image, '/object/public/gallery/', '/object/gallery/'),
  stitches = replace(stitches, '/object/public/gallery/', '/object/gallery/');

-- Where the addresses of a design's files start.
create function public.gallery_folder(visibility text, user_id uuid, id uuid) returns text
  language sql immutable parallel safe set search_path = ''
  return case visibility when 'shared' then '/storage/v1/object/public/shared/'
    else '/storage/v1/object/gallery/' end || user_id::text || '/' || id::text || '/';
grant execute on function public.gallery_folder to anon, authenticated, service_role;

alter table public.gallery_images
  add constraint gallery_images_url_own check (url ~ (
    '^' || public.gallery_folder(visibility, user_id, id) || 'picture\.(jpg|png|webp)$')),
  add constraint gallery_images_original_own check (original_image ~ (
    '^' || public.gallery_folder(visibility, user_id, id) || 'original\.(jpg|png|webp)$')),
  add constraint gallery_images_stitches_own check (
    stitches = public.gallery_folder(visibility, user_id, id) || 'stitches.json.gz'),
  add constraint gallery_images_shared_since check (
    (visibility = 'shared') = (shared_at is not null));

comment on column public.gallery_images.url is
  'Path of the picture: /storage/v1/object/gallery/{user_id}/{id}/picture.{jpg|png|webp}; while it is shared /storage/v1/object/public/shared/….';
comment on column public.gallery_images.original_image is
  'Path of the picture it was made from; null where there is none, or it is not shared.';
comment on column public.gallery_images.stitches is
  'Path of the stitches, the engine''s JSON, gzipped; null where there are none, or they are not shared.';

-- Two lists: what everyone sees, and what is one member's.
drop index public.gallery_images_newest;
drop index public.gallery_images_type_newest;
drop index public.gallery_images_name;
drop index public.gallery_images_type_name;
drop index public.gallery_images_search;
drop index public.gallery_images_owner;

create index gallery_images_newest on public.gallery_images (created_at, id)
  where visibility = 'shared' and hidden_at is null;
create index gallery_images_type_newest on public.gallery_images (type, created_at, id)
  where visibility = 'shared' and hidden_at is null;
create index gallery_images_name on public.gallery_images (name_key, id)
  where visibility = 'shared' and hidden_at is null;
create index gallery_images_type_name on public.gallery_images (type, name_key, id)
  where visibility = 'shared' and hidden_at is null;
create index gallery_images_search on public.gallery_images
  using gin (search_key extensions.gin_trgm_ops)
  where visibility = 'shared' and hidden_at is null;
create index gallery_images_owner_newest on public.gallery_images (user_id, created_at, id);
create index gallery_images_owner_name on public.gallery_images (user_id, name_key, id);

drop policy "Everyone sees the gallery" on public.gallery_images;
create policy "Everyone sees what is shared" on public.gallery_images
  for select to anon, authenticated using (visibility = 'shared' and hidden_at is null);
create policy "A member sees designs of his own" on public.gallery_images
  for select to authenticated using (user_id = (select auth.uid()));

drop policy "A member adds designs of his own" on public.gallery_images;
create policy "A member adds designs of his own" on public.gallery_images
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and created_at = now()
    and visibility = 'private'
    and hidden_at is null
    and exists (
      select from storage.objects
      where bucket_id = 'gallery'
        and name = substr(url, length('/storage/v1/object/gallery/') + 1))
    and (original_image is null or exists (
      select from storage.objects
      where bucket_id = 'gallery'
        and name = substr(original_image, length('/storage/v1/object/gallery/') + 1)))
    and (stitches is null or exists (
      select from storage.objects
      where bucket_id = 'gallery'
        and name = substr(stitches, length('/storage/v1/object/gallery/') + 1)))
  );
