/** Words of names and prompts: the first ones come often, the last ones hardly ever. */
const WORDS = `rose tulip flower leaf red blue green gold border wreath bird heart star moon sun
carnation lily daisy poppy ivy oak fern olive pine fox owl hare deer stag swallow heron crane whale
carp koi dragon tiger lion bear wolf horse anchor compass lighthouse harbour boat sail wave shell
mountain river cloud feather arrow knot crown shield banner ribbon lace kilim medallion rosette
paisley damask trellis lattice chevron herringbone sampler monogram initial crest emblem badge
patch label cushion napkin apron denim linen felt velvet twill canvas silk cotton wool thread satin
fill outline running bean chain stem blanket feathered shaded bold fine minimal vintage modern
geometric floral tribal ornate rustic nautical botanical celestial quilted indigo madder saffron
sage walnut ochre crimson scarlet coral teal turquoise violet lilac plum charcoal ivory
çiçek yaprak kuş balık ağaç güneş yıldız ışık nar kiraz zeytin zephyr quokka axolotl`
  .trim()
  .split(/\s+/);

/** A word that about one design in a hundred thousand has. */
export const RARE = 'xylograph';

/** Members; each has as many designs as the next, but for the first. */
const MEMBERS = 5000;

/** The member whose own list is asked for: of a thousand designs, six are his. */
export const COLLECTOR = '00000000-0000-4000-8000-000000000001';

/**
 * Fills the gallery with so many designs, six of ten of them shared, the newest made now. Draws
 * from PostgreSQL's own seeded chance, so that every fill is the same.
 */
export function fillSql(count: number): string {
  return `
create function public.member(n integer) returns uuid language sql immutable
  as $$ select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid $$;
insert into auth.users (id, email)
  select public.member(n), 'bench' || n || '@example.com' from generate_series(1, ${MEMBERS}) n;
select setseed(0.5);
do $$
declare definition text := pg_get_indexdef('public.gallery_images_search'::regclass);
begin
  drop index public.gallery_images_search;
  insert into public.gallery_images (id, user_id, name, url, prompt, type, settings, created_at,
    visibility, shared_at)
  select id, u, initcap(word(words)) || ' ' || word(words) || ' ' || n,
    public.gallery_folder(seen, u, id) || 'picture.webp',
    'A ' || word(words) || ' with ' || word(words) || ' and ' || word(words) || ', ' || word(words)
      || ' ' || word(words) || case when random() < 0.00001 then ' ${RARE}' else '' end,
    (array['embroidery', 'embroidery', 'embroidery', 'font', 'tattoo', 'logo'])[1 + floor(random() * 6)],
    '{"style": "satin", "density": "medium", "size": "m", "colors": 6}',
    now() - (${count} - n) * interval '31 seconds', seen, case when seen = 'shared' then now() end
  from (
    select n, gen_random_uuid() as id,
      public.member(case when random() < 0.006 then 1
        else 2 + floor(random() * ${MEMBERS - 1})::int end) as u,
      case when random() < 0.6 then 'shared' else 'private' end as seen,
      array[${WORDS.map((word) => `'${word}'`).join(', ')}] as words
    from generate_series(1, ${count}) n
  ) designs;
  execute definition;
end $$;
analyze public.gallery_images;
`;
}

/** The chance of a word falls with its place. */
export const WORD_SQL = `
create function public.word(words text[]) returns text language sql volatile
  as $$ select words[1 + floor(cardinality(words) * power(random(), 2.2))::int] $$;
`;
