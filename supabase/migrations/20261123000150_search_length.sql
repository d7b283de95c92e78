-- A search has 200 characters at most, twice what the page takes: folding and comparing megabytes
-- kept everybody waiting. No key of an order is longer than a name.
do $$
declare
  asked text;
  written text;
begin
  foreach asked in array array['public.gallery_page', 'public.my_designs'] loop
    written := pg_get_functiondef(asked::regproc);
    -- What is computed before the first statement computes no more than this either.
    written := replace(written, 'btrim(search)', 'btrim(left(search, 201))');
    written := replace(written, $old$  if sort is null or sort not in$old$, $new$  if length(search) > 200 then
    raise exception 'A search has 200 characters at most.' using errcode = '22023';
  end if;
  if length(after_key) > 1000 then
    raise exception 'after_key is no key of a design.' using errcode = '22023';
  end if;
  if sort is null or sort not in$new$);
    execute written;
  end loop;
end $$;
