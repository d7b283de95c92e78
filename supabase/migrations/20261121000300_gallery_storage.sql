-- The files of the gallery: {user_id}/{design id}/picture.*, original.*, stitches.json.gz.
-- Everyone may read a file by its address. No SVG: it can carry script.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('gallery', 'gallery', true, 10 * 1024 * 1024,
  array['image/jpeg', 'image/png', 'image/webp', 'application/gzip'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "A member lists files of his own" on storage.objects
  for select to authenticated using (
    bucket_id = 'gallery' and (storage.foldername(name))[1] = (select auth.uid())::text
  );

-- A design's folder is sealed once its row stands.
create policy "A member adds files of his own" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'gallery'
    and name ~ ('^' || (select auth.uid())::text
      || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
      || '/((picture|original)\.(jpg|png|webp)|stitches\.json\.gz)$')
    and not exists (
      select from public.gallery_images design
      where design.id = substring(storage.objects.name
        from '^[^/]+/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/')::uuid)
  );

-- The row goes first, so that no design is ever shown without its picture.
create policy "A member removes files of his own" on storage.objects
  for delete to authenticated using (
    bucket_id = 'gallery'
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and not exists (
      select from public.gallery_images design
      where design.id = substring(storage.objects.name
        from '^[^/]+/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/')::uuid)
  );
