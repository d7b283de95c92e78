-- How many designs there are of each type. Counting a million rows takes longer than a page may;
-- a statement that adds or removes designs counts its own instead.

create table public.gallery_counts (
  type text primary key,
  designs bigint not null default 0
    constraint gallery_counts_not_negative check (designs >= 0)
);
comment on table public.gallery_counts is 'Number of designs by type, kept by triggers.';

insert into public.gallery_counts (type)
  values ('embroidery'), ('font'), ('tattoo'), ('logo');

alter table public.gallery_counts enable row level security;
create policy "Everyone sees the counts" on public.gallery_counts
  for select to anon, authenticated using (true);
revoke all on public.gallery_counts from anon, authenticated;
grant select on public.gallery_counts to anon, authenticated;
grant all on public.gallery_counts to service_role;

-- Rows are locked in the order of their type, so that two statements never wait for each other.
create function public.gallery_count_added() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  change record;
begin
  for change in select type, count(*) as n from added group by type order by type loop
    update public.gallery_counts set designs = designs + change.n where type = change.type;
  end loop;
  return null;
end $$;

create function public.gallery_count_removed() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  change record;
begin
  for change in select type, count(*) as n from removed group by type order by type loop
    update public.gallery_counts set designs = designs - change.n where type = change.type;
  end loop;
  return null;
end $$;

create function public.gallery_count_none() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.gallery_counts set designs = 0;
  return null;
end $$;

revoke all on function public.gallery_count_added() from public, anon, authenticated;
revoke all on function public.gallery_count_removed() from public, anon, authenticated;
revoke all on function public.gallery_count_none() from public, anon, authenticated;

create trigger gallery_images_added after insert on public.gallery_images
  referencing new table as added for each statement execute function public.gallery_count_added();
create trigger gallery_images_removed after delete on public.gallery_images
  referencing old table as removed for each statement execute function public.gallery_count_removed();
create trigger gallery_images_emptied after truncate on public.gallery_images
  for each statement execute function public.gallery_count_none();
-- The service may mend a row: its type moves from one count to the other.
create trigger gallery_images_mended_from after update on public.gallery_images
  referencing old table as removed for each statement execute function public.gallery_count_removed();
create trigger gallery_images_mended_to after update on public.gallery_images
  referencing new table as added for each statement execute function public.gallery_count_added();
