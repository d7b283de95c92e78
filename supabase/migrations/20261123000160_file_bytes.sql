-- Names of one's files come with their bytes: a copy that is refused may have been too much.

drop function public.my_files(uuid[]);
create function public.my_files(designs uuid[] default null)
  returns table (bucket text, name text, bytes bigint)
  language plpgsql stable security definer set search_path = '' as $$
declare
  mine constant text := auth.uid()::text || '/%';
begin
  return query
    select o.bucket_id, o.name, coalesce((o.metadata ->> 'size')::bigint, 0) from storage.objects o
    where o.bucket_id in ('gallery', 'shared')
      and o.name like mine
      and (designs is null or split_part(o.name, '/', 2) = any (designs::text[]))
    order by o.bucket_id, o.name;
end $$;
comment on function public.my_files is
  'Names of the caller''s files by bucket, with their bytes: all, or of some designs.';
revoke all on function public.my_files from public, anon, authenticated;
grant execute on function public.my_files to authenticated;
