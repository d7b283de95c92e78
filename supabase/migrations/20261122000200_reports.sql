-- What people report about shared designs, and what the owner of the site does about it.

-- The owner of the site is named in the part of an account that no member can write
-- (raw_app_meta_data), not in the part that he can (raw_user_meta_data). The table is asked, not
-- the token: who is no longer the owner is not for another hour.
create function public.is_site_owner() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users u
    where u.id = auth.uid() and u.raw_app_meta_data ->> 'role' = 'owner');
$$;
comment on function public.is_site_owner is 'Whether the owner of the site asks.';
revoke all on function public.is_site_owner from public, anon;
grant execute on function public.is_site_owner to authenticated;

alter table public.gallery_images
  add column hidden_reason text
    constraint gallery_images_hidden_reason_length check (char_length(hidden_reason) between 1 and 300)
    constraint gallery_images_hidden_reason_fits check (hidden_reason is null or hidden_at is not null);
comment on column public.gallery_images.hidden_reason is
  'What the owner of the site says to the maker, while the design is hidden.';
-- Only the maker can see the row of a hidden design.
grant select (hidden_reason) on public.gallery_images to authenticated;

create table public.design_reports (
  id uuid primary key default gen_random_uuid(),
  design_id uuid not null references public.gallery_images (id) on delete cascade,
  reason text not null
    constraint design_reports_reason_known
      check (reason in ('rights', 'personal', 'unlawful', 'spam', 'other')),
  words text not null default ''
    constraint design_reports_words_length check (char_length(words) <= 1000),
  email text
    constraint design_reports_email_length check (char_length(email) between 3 and 254)
    constraint design_reports_email_form check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  visitor text not null
    constraint design_reports_visitor_length check (char_length(visitor) between 1 and 64),
  created_at timestamptz not null default now(),
  outcome text
    constraint design_reports_outcome_known check (outcome in ('hidden', 'dismissed')),
  settled_at timestamptz,
  constraint design_reports_settled check ((outcome is null) = (settled_at is null)),
  -- A name that changes daily: the same visitor reports a design once.
  constraint design_reports_once unique (design_id, visitor)
);
comment on table public.design_reports is
  'Reports about shared designs; written by the service, read by the owner of the site through moderation_queue.';
comment on column public.design_reports.visitor is 'A keyed hash that changes daily; no address is kept.';
comment on column public.design_reports.email is 'Where an answer is wanted; as it was typed, never looked up.';

create index design_reports_open on public.design_reports (created_at desc) where outcome is null;
create index design_reports_visitor on public.design_reports (visitor);
create index design_reports_settled_on on public.design_reports (settled_at) where outcome is not null;
create index gallery_images_hidden on public.gallery_images (hidden_at desc)
  where hidden_at is not null;

alter table public.design_reports enable row level security;
revoke all on public.design_reports from public, anon, authenticated;
grant all on public.design_reports to service_role;

-- Takes a report. Of a design that is private or hidden it says the same as of one that never was.
create function public.report_design(
  design uuid, reason text, words text, email text, who text
) returns text
  language plpgsql volatile security invoker set search_path = '' as $$
declare
  -- Of one visitor a day, and open at once about one design: more would say nothing new.
  most_each constant integer := 10;
  most_open constant integer := 100;
begin
  if not exists (
    select from public.gallery_images g
    where g.id = design and g.visibility = 'shared' and g.hidden_at is null) then
    return 'unknown';
  end if;
  if (select count(*) from public.design_reports r where r.visitor = who) >= most_each then
    return 'enough';
  end if;
  if (select count(*) from public.design_reports r
      where r.design_id = design and r.outcome is null) < most_open then
    insert into public.design_reports (design_id, reason, words, email, visitor)
      values (design, reason, coalesce(words, ''), email, who)
      on conflict on constraint design_reports_once do nothing;
  end if;
  -- What was settled a year ago is nobody's business any more.
  delete from public.design_reports r where r.settled_at < now() - interval '1 year';
  return 'taken';
end $$;
comment on function public.report_design is
  'Takes a report of a visitor: taken, unknown (no shared design of that id) or enough (for today).';
revoke all on function public.report_design from public, anon, authenticated;
grant execute on function public.report_design to service_role;

-- Refuses whoever is not the owner of the site, as if the function were not his.
create function public.demand_site_owner() returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_site_owner() then
    raise exception 'This is for the owner of the site.' using errcode = '42501';
  end if;
end $$;
revoke all on function public.demand_site_owner from public, anon, authenticated;

-- The public files of a design, by their names in the bucket `shared`: those that are there, or
-- those that it shows, would it not be hidden.
create function public.public_files(design uuid, are_there boolean) returns setof text
  language sql stable security definer set search_path = ''
as $$
  select o.name
    from public.gallery_images g join storage.objects o
      on o.bucket_id = 'shared'
        and o.name operator(pg_catalog.~>~) (g.user_id::text || '/' || g.id::text || '/')
        and o.name operator(pg_catalog.~<~) (g.user_id::text || '/' || g.id::text || '0')
    where g.id = design and are_there
  union all
  select substr(path, length('/storage/v1/object/public/shared/') + 1)
    from public.gallery_images g, unnest(array[g.url, g.original_image, g.stitches]) path
    where g.id = design and not are_there and g.visibility = 'shared' and path is not null;
$$;
revoke all on function public.public_files from public, anon, authenticated;

-- What the owner of the site has to look at: designs with open reports, or those that he hid.
create function public.moderation_queue(hidden boolean default false)
  returns table (
    id uuid, user_id uuid, name text, type text, url text, width integer, height integer,
    visibility text, hidden_at timestamptz, hidden_reason text, public_files integer,
    newest timestamptz, reports jsonb
  )
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.demand_site_owner();
  return query
    with chosen as (
      select r.design_id as design, max(r.created_at) as at
      from public.design_reports r
      where r.outcome is null and not moderation_queue.hidden
      group by r.design_id
      union all
      select g.id, g.hidden_at from public.gallery_images g
      where g.hidden_at is not null and moderation_queue.hidden
    )
    select g.id, g.user_id, g.name, g.type, g.url, g.width, g.height,
      g.visibility, g.hidden_at, g.hidden_reason,
      (select count(*)::integer from public.public_files(g.id, true)), c.at,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'reason', r.reason, 'words', r.words, 'email', r.email, 'created_at', r.created_at)
          order by r.created_at desc)
        from public.design_reports r
        where r.design_id = g.id
          and (r.outcome is null or (moderation_queue.hidden and r.outcome = 'hidden'))
      ), '[]'::jsonb)
    from chosen c join public.gallery_images g on g.id = c.design
    order by c.at desc, g.id limit 100;
end $$;
comment on function public.moderation_queue is
  'For the owner of the site: designs with open reports, or those hidden, newest first, at most 100.';

-- Hides a shared design: from this moment its maker alone sees it, and it is in no list.
-- Gives the public files that are to be removed now; asked again, those that are left.
create function public.hide_design(design uuid, reason text) returns setof text
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform public.demand_site_owner();
  update public.gallery_images g set
    hidden_at = coalesce(g.hidden_at, now()),
    hidden_reason = btrim(reason)
  where g.id = design and (g.visibility = 'shared' or g.hidden_at is not null);
  if not found then
    raise exception 'There is no such shared design.' using errcode = 'PT404';
  end if;
  update public.design_reports r set outcome = 'hidden', settled_at = now()
    where r.design_id = design and r.outcome is null;
  return query select public.public_files(design, true);
end $$;
comment on function public.hide_design is
  'For the owner of the site: hides a design and gives the public files to remove.';

-- The files that a hidden design shows again once it is restored; they are copied first.
create function public.withheld_files(design uuid) returns setof text
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.demand_site_owner();
  return query select f from public.public_files(design, false) f
    join public.gallery_images g on g.id = design and g.hidden_at is not null;
end $$;
comment on function public.withheld_files is
  'For the owner of the site: names of the files that a hidden design shared.';

create function public.restore_design(design uuid) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted text[];
  there text[];
begin
  perform public.demand_site_owner();
  select array_agg(f order by f) into wanted from public.public_files(design, false) f;
  select array_agg(f order by f) into there from public.public_files(design, true) f;
  if wanted is distinct from there then
    raise exception 'The public files are not what the design shares.'
      using errcode = 'PT409', hint = 'files-differ';
  end if;
  update public.gallery_images g set hidden_at = null, hidden_reason = null
    where g.id = design and g.hidden_at is not null;
  if not found then
    raise exception 'There is no such hidden design.' using errcode = 'PT404';
  end if;
  update public.design_reports r set outcome = 'dismissed', settled_at = now()
    where r.design_id = design and r.outcome = 'hidden';
end $$;
comment on function public.restore_design is
  'For the owner of the site: shows a hidden design again, once its public files are there.';

create function public.dismiss_reports(design uuid) returns integer
  language plpgsql volatile security definer set search_path = '' as $$
declare
  dismissed integer;
begin
  perform public.demand_site_owner();
  update public.design_reports r set outcome = 'dismissed', settled_at = now()
    where r.design_id = design and r.outcome is null;
  get diagnostics dismissed = row_count;
  return dismissed;
end $$;
comment on function public.dismiss_reports is
  'For the owner of the site: settles the open reports about a design; how many there were.';

revoke all on function public.moderation_queue, public.hide_design, public.withheld_files,
  public.restore_design, public.dismiss_reports from public, anon, authenticated;
grant execute on function public.moderation_queue, public.hide_design, public.withheld_files,
  public.restore_design, public.dismiss_reports to authenticated;

-- Whether a file of the private bucket was public until its design was hidden: the owner of the
-- site sees of a hidden design what everybody saw, and nothing else of anybody.
create function public.is_withheld(file text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.gallery_images g, public.public_files(g.id, false) f
    where g.id = substring(file
        from '^[^/]+/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/')::uuid
      and g.hidden_at is not null and f = file);
$$;
revoke all on function public.is_withheld from public, anon;
grant execute on function public.is_withheld to authenticated;

create policy "The owner of the site sees what he hid" on storage.objects
  for select to authenticated using (
    bucket_id in ('gallery', 'shared')
    and (select public.is_site_owner())
    and (bucket_id = 'shared' or public.is_withheld(name))
  );
create policy "The owner of the site puts back what he hid" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'shared' and (select public.is_site_owner()) and public.is_withheld(name)
  );
create policy "The owner of the site removes copies of what he hid" on storage.objects
  for delete to authenticated using (
    bucket_id = 'shared' and (select public.is_site_owner()) and not public.gallery_shows(name)
  );
