-- A page of the gallery holds shared designs alone. The function reads as its owner and says itself
-- what may be seen: with row security between, the planner dares not use the trigram index, because
-- a comparison by "like" might tell of rows that nobody may see.

create or replace function public.gallery_page(
  search text default '',
  kind text default null,
  sort text default 'newest',
  after_key text default null,
  after_id uuid default null,
  page_size integer default 24
) returns table (
  id uuid, user_id uuid, name text, url text, type text, created_at timestamptz,
  width integer, height integer, sort_key text
)
  language plpgsql stable security definer
  set search_path = ''
  -- Where the search goes to the trigram index, no statistics shall lead it elsewhere.
  set enable_seqscan = off
as $$
declare
  size constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  needle constant text := coalesce(public.gallery_fold(btrim(search)), '');
  pattern constant text :=
    '%' || replace(replace(replace(needle, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  -- Rows of the order that are looked through before the index is asked.
  nearby constant integer := 4000;
  -- So many hits among them, and the walk goes on as far as this.
  several constant integer := 8;
  afar constant integer := 40000;
  key constant text := case sort when 'name' then 'name_key' else 'created_at' end;
  key_type constant text := case sort when 'name' then 'text' else 'timestamptz' end;
  direction constant text := case sort when 'newest' then 'desc' else 'asc' end;
  fields constant text :=
    'g.id, g.user_id, g.name, g.url, g.type, g.created_at, g.width, g.height, g.name_key';
  columns constant text :=
    'g.id, g.user_id, g.name, g.url, g.type, g.created_at, g.width, g.height, g.' || key || '::text';
  -- The very words of the indexes' condition.
  shared constant text := 'g.visibility = ''shared'' and g.hidden_at is null';
  filter text := 'true';
  ordered text;
begin
  if sort is null or sort not in ('newest', 'oldest', 'name') then
    raise exception 'sort must be newest, oldest or name' using errcode = '22023';
  end if;
  if kind is not null then
    filter := filter || ' and g.type = $2';
  end if;
  if after_key is not null then
    filter := filter || format(' and (g.%I, g.id) %s (cast($3 as %s), $4)', key,
      case direction when 'desc' then '<' else '>' end, key_type);
  end if;
  ordered := format('order by g.%I %s, g.id %s', key, direction, direction);

  if needle = '' then
    return query execute format(
      'select %s from public.gallery_images g where %s and %s %s limit $5',
      columns, shared, filter, ordered)
      using pattern, kind, after_key, after_id, size;
  elsif needle !~ '[^[:space:][:punct:]]{3}' then
    -- Too short for the index: the order is walked until the page is full.
    return query execute format(
      'select %s from public.gallery_images g where %s and %s and g.search_key like $1 %s limit $5',
      columns, shared, filter, ordered)
      using pattern, kind, after_key, after_id, size;
  else
    -- A common word is found among the next rows of the order; a rare one by the index. Neither
    -- way alone is fast for both. Where the next rows have some but not enough, it is common
    -- after all: looking on is cheaper than asking the index for everything. Each step runs only
    -- where the one before has not filled the page.
    return query execute format(
      'with near as materialized (
         select * from (
           select %5$s, g.search_key from public.gallery_images g
           where %8$s and %1$s %2$s limit %3$s
         ) g where g.search_key like $1 %2$s limit $5
       ), further as materialized (
         select * from (
           select %5$s, g.search_key from public.gallery_images g
           where %8$s and %1$s and (select count(*) from near) between %6$s and $5 - 1 %2$s limit %7$s
         ) g where g.search_key like $1 %2$s limit $5
       ), hits as materialized (
         select %5$s from public.gallery_images g where %8$s and g.search_key like $1
       )
       select %4$s from near g where (select count(*) from near) = $5
       union all
       select %4$s from further g where (select count(*) from further) = $5
       union all
       (select %4$s from hits g
        where (select count(*) from near) < $5 and (select count(*) from further) < $5
          and %1$s %2$s limit $5)',
      filter, ordered, nearby, columns, fields, several, afar, shared)
      using pattern, kind, after_key, after_id, size;
  end if;
end $$;

comment on function public.gallery_page is
  'Shared designs whose name or prompt contain a text, of one type or all, after a key. sort: newest, oldest, name.';
