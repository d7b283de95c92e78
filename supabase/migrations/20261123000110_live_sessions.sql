-- A token outlives its session, which a changed password or signing out ends: nothing may be stored
-- with it, and no design added or removed.

create or replace function public.has_account() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users u join auth.sessions s on s.user_id = u.id
    where u.id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id')
$$;
comment on function public.has_account is
  'Whether whoever asks has an account, and his session has not ended.';

create policy "Only who is signed in adds designs" on public.gallery_images
  as restrictive for insert to authenticated with check ((select public.has_account()));
create policy "Only who is signed in removes designs" on public.gallery_images
  as restrictive for delete to authenticated using ((select public.has_account()));
