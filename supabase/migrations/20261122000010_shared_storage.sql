-- Two buckets. `gallery` holds what members keep, for each of them alone. `shared` holds copies of
-- exactly what is shared, for everyone: what is taken back is taken out of it, and is gone.

update storage.buckets set public = false where id = 'gallery';

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('shared', 'shared', true, 10 * 1024 * 1024,
  array['image/jpeg', 'image/png', 'image/webp', 'application/gzip'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Whether a shared design shows a file of the bucket `shared`. Tells no more than the bucket does.
create function public.gallery_shows(file text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.gallery_images design
    where design.id = substring(file
        from '^[^/]+/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/')::uuid
      and design.user_id::text = split_part(file, '/', 1)
      and design.visibility = 'shared'
      and design.hidden_at is null
      and '/storage/v1/object/public/shared/' || file
        in (design.url, design.original_image, design.stitches))
$$;
comment on function public.gallery_shows is 'Whether a shared design shows a file of the bucket shared.';
revoke all on function public.gallery_shows from public;
grant execute on function public.gallery_shows to anon, authenticated, service_role;

create policy "A member lists copies of his own" on storage.objects
  for select to authenticated using (
    bucket_id = 'shared' and (storage.foldername(name))[1] = (select auth.uid())::text
  );

-- The copies come first, while the design is still private; nothing is added to one that is shared.
create policy "A member adds copies of his own" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'shared'
    and name ~ ('^' || (select auth.uid())::text
      || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
      || '/((picture|original)\.(jpg|png|webp)|stitches\.json\.gz)$')
    and exists (
      select from public.gallery_images design
      where design.id = substring(storage.objects.name
          from '^[^/]+/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/')::uuid
        and design.user_id = (select auth.uid())
        and design.visibility = 'private'
        and design.hidden_at is null)
  );

-- The design is taken back first, so that it never stands without its picture.
create policy "A member removes copies of his own" on storage.objects
  for delete to authenticated using (
    bucket_id = 'shared'
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and not public.gallery_shows(name)
  );
