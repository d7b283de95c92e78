-- A row says how many pixels its picture has, and a page holds the picture to it before it is
-- decoded: 48 KB of PNG may be 20,000 px square. What was stored before is left as it is.

alter table public.gallery_images
  add constraint gallery_images_pixels check (width::bigint * height <= 16777216) not valid;

-- Where the storage knows the pixels of a file, the row takes them from there, whatever it said.
create function public.keep_pixels() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  known record;
begin
  select (o.metadata ->> 'width')::integer as width, (o.metadata ->> 'height')::integer as height
    into known from storage.objects o
    where o.bucket_id = 'gallery'
      and o.name = substr(new.url, length('/storage/v1/object/gallery/') + 1);
  -- What is no size at all is left to be refused.
  if coalesce(new.width, 1) > 0 and coalesce(new.height, 1) > 0 then
    new.width := coalesce(known.width, new.width);
    new.height := coalesce(known.height, new.height);
  end if;
  return new;
end $$;
revoke all on function public.keep_pixels from public, anon, authenticated;

-- By its name after `files_stay`.
create trigger pixels_are_so before insert on public.gallery_images
  for each row execute function public.keep_pixels();
