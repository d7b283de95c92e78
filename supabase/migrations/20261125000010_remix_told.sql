-- A design's page is told whether its reader may go on with it.

drop function public.gallery_design(uuid);
create function public.gallery_design(design uuid) returns table (
  id uuid, user_id uuid, name text, url text, prompt text, type text, settings jsonb,
  original_image text, stitches text, width integer, height integer, created_at timestamptz,
  visibility text, shares_original boolean, shares_files boolean, shared_at timestamptz,
  hidden_at timestamptz, allows_remix boolean
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
    found_one.shared_at, found_one.hidden_at,
    exists (select from public.gallery_pieces p where p.design = found_one.id and p.allowed);
end $$;
comment on function public.gallery_design is
  'A design that the caller may see, with the addresses that he may read, and whether everyone may go on with it.';
revoke all on function public.gallery_design from public, anon, authenticated;
grant execute on function public.gallery_design to anon, authenticated, service_role;
