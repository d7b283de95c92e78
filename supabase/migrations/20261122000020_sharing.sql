-- Sharing a design, taking it back, and reading one as whoever asks may.

-- Addresses of the private files of a design, shared or not.
create function public.gallery_kept(maker uuid, design uuid)
  returns table (picture text, original text, stitches text)
  language sql stable security definer set search_path = '' as $$
  select max(path) filter (where path ~ '/picture\.[a-z]+$'),
    max(path) filter (where path ~ '/original\.[a-z]+$'),
    max(path) filter (where path ~ '/stitches\.json\.gz$')
  from (
    select '/storage/v1/object/gallery/' || o.name as path from storage.objects o
    where o.bucket_id = 'gallery' and o.name = any (
      select maker::text || '/' || design::text || '/' || file
      from unnest(array['picture.jpg', 'picture.png', 'picture.webp',
        'original.jpg', 'original.png', 'original.webp', 'stitches.json.gz']) file)
  ) kept
$$;
comment on function public.gallery_kept is 'Paths of the private files of a design; for the functions below alone.';

-- Shares a design. Its public copies lie there already: exactly those that it shares.
create function public.share_design(
  id uuid, name text, with_original boolean default false, with_files boolean default false
) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  design public.gallery_images;
  folder text;
  private_path constant text := '/storage/v1/object/gallery/';
  public_path constant text := '/storage/v1/object/public/shared/';
  shown text[];
  there text[];
begin
  select * into design from public.gallery_images g
    where g.id = share_design.id and g.user_id = auth.uid() for update;
  if not found then
    raise exception 'there is no such design of yours' using errcode = '42501';
  end if;
  if design.hidden_at is not null then
    raise exception 'the design was hidden by the owner of the site' using errcode = '42501';
  end if;
  if design.visibility <> 'private' then
    raise exception 'the design is shared already' using errcode = '55000';
  end if;
  if with_original and design.original_image is null then
    raise exception 'the design has no original' using errcode = '22023';
  end if;
  if with_files and design.stitches is null then
    raise exception 'the design has no stitches' using errcode = '22023';
  end if;

  folder := design.user_id::text || '/' || design.id::text || '/';
  select array_agg(substr(path, length(private_path) + 1) order by path) into shown
    from unnest(array[
      design.url,
      case when with_original then design.original_image end,
      case when with_files then design.stitches end
    ]) path where path is not null;
  select array_agg(o.name order by o.name) into there from storage.objects o
    where o.bucket_id = 'shared' and o.name like folder || '%';
  if there is distinct from shown then
    raise exception 'the public copies are not what the design shares' using errcode = '55000';
  end if;

  update public.gallery_images g set
    name = share_design.name,
    visibility = 'shared',
    shared_at = now(),
    url = replace(g.url, private_path, public_path),
    original_image = case when with_original then replace(g.original_image, private_path, public_path) end,
    stitches = case when with_files then replace(g.stitches, private_path, public_path) end
  where g.id = design.id;
end $$;
comment on function public.share_design is
  'Shares a design of the caller under a name; the copies in the bucket shared come first.';

-- Takes a design back. Its copies may be removed from then on.
create function public.unshare_design(id uuid) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.gallery_images g set
    visibility = 'private',
    shared_at = null,
    url = replace(g.url, '/storage/v1/object/public/shared/', '/storage/v1/object/gallery/'),
    original_image = kept.original,
    stitches = kept.stitches
  from public.gallery_kept(auth.uid(), unshare_design.id) kept
  where g.id = unshare_design.id and g.user_id = auth.uid() and g.visibility = 'shared';
  return found;
end $$;
comment on function public.unshare_design is
  'Makes a shared design of the caller private; true where it was his and shared.';

-- One design. Its owner has the private addresses of everything, shared or not; others what the
-- row says.
create function public.gallery_design(design uuid) returns table (
  id uuid, user_id uuid, name text, url text, prompt text, type text, settings jsonb,
  original_image text, stitches text, width integer, height integer, created_at timestamptz,
  visibility text, shares_original boolean, shares_files boolean, shared_at timestamptz,
  hidden_at timestamptz
)
  language plpgsql stable security definer set search_path = '' as $$
declare
  found_one public.gallery_images;
  kept record;
begin
  select * into found_one from public.gallery_images g
    where g.id = design
      and (g.user_id = auth.uid() or (g.visibility = 'shared' and g.hidden_at is null));
  if not found then
    return;
  end if;
  if found_one.user_id = auth.uid() then
    select * into kept from public.gallery_kept(found_one.user_id, found_one.id);
    found_one.url := coalesce(kept.picture, found_one.url);
    found_one.original_image := kept.original;
    found_one.stitches := kept.stitches;
  end if;
  return query select found_one.id, found_one.user_id, found_one.name, found_one.url,
    found_one.prompt, found_one.type, found_one.settings, found_one.original_image,
    found_one.stitches, found_one.width, found_one.height, found_one.created_at,
    found_one.visibility, found_one.shares_original, found_one.shares_files,
    found_one.shared_at, found_one.hidden_at;
end $$;
comment on function public.gallery_design is
  'A design that the caller may see, with the addresses that he may read.';

-- Files of the caller in both buckets: all, or those of some designs. In the language of
-- procedures a pattern is known when the plan is made, so that the index on names serves it.
create function public.my_files(designs uuid[] default null)
  returns table (bucket text, name text)
  language plpgsql stable security definer set search_path = '' as $$
declare
  mine constant text := auth.uid()::text || '/%';
begin
  return query select o.bucket_id, o.name from storage.objects o
    where o.bucket_id in ('gallery', 'shared')
      and o.name like mine
      and (designs is null or split_part(o.name, '/', 2) = any (designs::text[]))
    order by o.bucket_id, o.name;
end $$;
comment on function public.my_files is 'Names of the caller''s files by bucket: all, or of some designs.';

-- Copies that no shared design shows any more, because removing them once failed.
create function public.my_stale_copies() returns table (name text)
  language plpgsql stable security definer set search_path = '' as $$
declare
  mine constant text := auth.uid()::text || '/%';
begin
  return query select o.name from storage.objects o
    where o.bucket_id = 'shared' and o.name like mine and not public.gallery_shows(o.name)
    order by o.name;
end $$;
comment on function public.my_stale_copies is
  'Names of the caller''s files in the bucket shared that no shared design shows.';

revoke all on function public.gallery_kept, public.share_design, public.unshare_design,
  public.gallery_design, public.my_files, public.my_stale_copies from public, anon, authenticated;
grant execute on function public.share_design, public.unshare_design, public.my_files,
  public.my_stale_copies to authenticated;
grant execute on function public.gallery_design to anon, authenticated, service_role;
