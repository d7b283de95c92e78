-- The gallery: designs that members show to everyone.
-- Everyone reads; only its owner adds or removes a design; nobody changes one.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- Text as it is compared: no case, no accents, and Turkish ı, I, İ and i alike. The same on
-- every server, whatever its locale.
create function public.gallery_fold(value text) returns text
  language sql immutable strict parallel safe
  set search_path = ''
  return lower(
    regexp_replace(normalize(translate(value, 'ıİ', 'ii'), nfkd), U&'[\0300-\036F]+', '', 'g')
  );
comment on function public.gallery_fold is
  'Text without case and accents, for searching and sorting.';

create table public.gallery_images (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null
    constraint gallery_images_name_length check (char_length(name) between 1 and 120)
    constraint gallery_images_name_plain check (name = btrim(name) and name !~ '[[:cntrl:]]'),
  url text not null,
  prompt text not null default ''
    constraint gallery_images_prompt_length check (char_length(prompt) <= 4000),
  type text not null
    constraint gallery_images_type_known check (type in ('embroidery', 'font', 'tattoo', 'logo')),
  settings jsonb not null default '{}'
    constraint gallery_images_settings_object check (jsonb_typeof(settings) = 'object')
    constraint gallery_images_settings_length check (octet_length(settings::text) <= 20000),
  original_image text,
  stitches text,
  width integer
    constraint gallery_images_width_positive check (width between 1 and 20000),
  height integer
    constraint gallery_images_height_positive check (height between 1 and 20000),
  created_at timestamptz not null default now(),
  name_key text collate "C" not null
    generated always as (public.gallery_fold(name)) stored,
  search_key text not null
    generated always as (public.gallery_fold(name || E'\n' || prompt)) stored,

  -- An address is the path of a file in the design's own folder, from the root of whatever
  -- server answers for storage: no scheme, no host, nobody else's file.
  constraint gallery_images_url_own check (url ~ (
    '^/storage/v1/object/public/gallery/' || user_id::text || '/' || id::text
    || '/picture\.(jpg|png|webp)$')),
  constraint gallery_images_original_own check (original_image ~ (
    '^/storage/v1/object/public/gallery/' || user_id::text || '/' || id::text
    || '/original\.(jpg|png|webp)$')),
  constraint gallery_images_stitches_own check (stitches =
    '/storage/v1/object/public/gallery/' || user_id::text || '/' || id::text
    || '/stitches.json.gz')
);

comment on table public.gallery_images is 'A design of the gallery, shown to everyone.';
comment on column public.gallery_images.id is 'Chosen by the client: it names the folder of the files, which come first.';
comment on column public.gallery_images.user_id is 'The member who saved it.';
comment on column public.gallery_images.url is 'Path of the picture: /storage/v1/object/public/gallery/{user_id}/{id}/picture.{jpg|png|webp}.';
comment on column public.gallery_images.prompt is 'What it was made from, in words.';
comment on column public.gallery_images.type is 'embroidery, font, tattoo or logo.';
comment on column public.gallery_images.settings is 'The options it was made with.';
comment on column public.gallery_images.original_image is 'Path of the picture it was made from, where there is one.';
comment on column public.gallery_images.stitches is 'Path of the stitches: the engine''s JSON, gzipped.';
comment on column public.gallery_images.width is 'Width of the picture, px.';
comment on column public.gallery_images.height is 'Height of the picture, px.';
comment on column public.gallery_images.name_key is 'The name as it is sorted.';
comment on column public.gallery_images.search_key is 'Name and prompt as they are searched; the line break keeps them apart.';

-- One index an order, alone and within a type: a page is read from its key on, however far.
create index gallery_images_newest on public.gallery_images (created_at, id);
create index gallery_images_type_newest on public.gallery_images (type, created_at, id);
create index gallery_images_name on public.gallery_images (name_key, id);
create index gallery_images_type_name on public.gallery_images (type, name_key, id);
create index gallery_images_owner on public.gallery_images (user_id);
create index gallery_images_search on public.gallery_images
  using gin (search_key extensions.gin_trgm_ops);

alter table public.gallery_images enable row level security;

create policy "Everyone sees the gallery" on public.gallery_images
  for select to anon, authenticated using (true);

-- What is shown must be there: the files come first, the row last. And it was made now.
create policy "A member adds designs of his own" on public.gallery_images
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and created_at = now()
    and exists (
      select from storage.objects
      where bucket_id = 'gallery'
        and name = substr(url, length('/storage/v1/object/public/gallery/') + 1))
    and (original_image is null or exists (
      select from storage.objects
      where bucket_id = 'gallery'
        and name = substr(original_image, length('/storage/v1/object/public/gallery/') + 1)))
    and (stitches is null or exists (
      select from storage.objects
      where bucket_id = 'gallery'
        and name = substr(stitches, length('/storage/v1/object/public/gallery/') + 1)))
  );

create policy "A member removes designs of his own" on public.gallery_images
  for delete to authenticated using (user_id = (select auth.uid()));

-- No update at all. The policies above say the same; rights are the second lock.
revoke all on public.gallery_images from anon, authenticated;
grant select on public.gallery_images to anon, authenticated;
grant insert (id, user_id, name, url, prompt, type, settings, original_image, stitches, width, height)
  on public.gallery_images to authenticated;
grant delete on public.gallery_images to authenticated;
grant all on public.gallery_images to service_role;
