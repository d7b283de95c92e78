-- What a member keeps, page by page as the gallery is. His own designs are few: they are walked.

create function public.my_designs(
  search text default '',
  kind text default null,
  sort text default 'newest',
  after_key text default null,
  after_id uuid default null,
  page_size integer default 24
) returns table (
  id uuid, user_id uuid, name text, url text, type text, created_at timestamptz,
  width integer, height integer, sort_key text,
  visibility text, shares_original boolean, shares_files boolean, shared_at timestamptz,
  hidden_at timestamptz
)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  size constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  needle constant text := coalesce(public.gallery_fold(btrim(search)), '');
  pattern constant text :=
    '%' || replace(replace(replace(needle, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  key constant text := case sort when 'name' then 'name_key' else 'created_at' end;
  key_type constant text := case sort when 'name' then 'text' else 'timestamptz' end;
  direction constant text := case sort when 'newest' then 'desc' else 'asc' end;
  filter text := 'g.user_id = $6';
begin
  if sort is null or sort not in ('newest', 'oldest', 'name') then
    raise exception 'sort must be newest, oldest or name' using errcode = '22023';
  end if;
  if needle <> '' then
    filter := filter || ' and g.search_key like $1';
  end if;
  if kind is not null then
    filter := filter || ' and g.type = $2';
  end if;
  if after_key is not null then
    filter := filter || format(' and (g.%I, g.id) %s (cast($3 as %s), $4)', key,
      case direction when 'desc' then '<' else '>' end, key_type);
  end if;
  return query execute format(
    'select g.id, g.user_id, g.name, replace(g.url, ''/public/shared/'', ''/gallery/''), g.type,
       g.created_at, g.width, g.height, g.%1$I::text,
       g.visibility, g.shares_original, g.shares_files, g.shared_at, g.hidden_at
     from public.gallery_images g where %2$s order by g.%1$I %3$s, g.id %3$s limit $5',
    key, filter, direction)
    using pattern, kind, after_key, after_id, size, auth.uid();
end $$;
comment on function public.my_designs is
  'Designs of the caller, private and shared, with private addresses; asked as gallery_page is.';

create function public.my_counts() returns table (type text, designs bigint)
  language sql stable security definer set search_path = '' as $$
  select c.type, count(g.id)
  from public.gallery_counts c
    left join public.gallery_images g on g.type = c.type and g.user_id = auth.uid()
  group by c.type
$$;
comment on function public.my_counts is 'Number of the caller''s designs by type.';

revoke all on function public.my_designs, public.my_counts from public, anon, authenticated;
grant execute on function public.my_designs, public.my_counts to authenticated;
