-- What a member has here, and the end of an account. The files go first, through the storage's own
-- door: a row of storage.objects that SQL removes leaves its bytes behind. The account goes last,
-- and only once nothing of it is left that nobody could find any more.

-- Every file in a member's folder, in whatever bucket. The bounds are compared byte by byte, which
-- is how the storage's index of names is ordered; '0' comes next after '/'.
create function public.files_of(member uuid)
  returns table (bucket text, name text, bytes bigint)
  language sql stable security definer set search_path = ''
as $$
  select o.bucket_id, o.name, coalesce((o.metadata ->> 'size')::bigint, 0)
  from storage.objects o
  where o.name operator(pg_catalog.~>~) (member::text || '/')
    and o.name operator(pg_catalog.~<~) (member::text || '0');
$$;
revoke all on function public.files_of from public, anon, authenticated;

-- Whether the session of this request began a moment ago: by a password, or by the link of a mail.
-- A token that is renewed keeps its session, so an old one never becomes young again; one that was
-- signed out has no session at all.
create function public.is_fresh_session() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid
      and s.user_id = auth.uid()
      and s.created_at > now() - interval '10 minutes');
$$;
revoke all on function public.is_fresh_session from public, anon, authenticated;

create function public.account_usage()
  returns table (designs bigint, files bigint, bytes bigint, fresh boolean)
  language sql stable security definer set search_path = ''
as $$
  select
    (select count(*) from public.gallery_images g where g.user_id = auth.uid()),
    count(*), coalesce(sum(f.bytes), 0)::bigint, public.is_fresh_session()
  from public.files_of(auth.uid()) f;
$$;
comment on function public.account_usage is
  'What whoever asks has here, and whether his session is young enough to delete the account.';

-- Ends the account of whoever asks. Asked again after a failure it goes on where it was.
create function public.delete_account() returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise exception 'Nobody is signed in.' using errcode = '42501';
  end if;
  if not public.is_fresh_session() then
    raise exception 'Sign in again first: an account is deleted within ten minutes of that.'
      using errcode = 'PT403', hint = 'sign-in-again';
  end if;
  -- From here on no file can be added (see `refuse_file_of_nobody`), so what is counted is all.
  perform from auth.users where id = me for update;
  if exists (select from public.files_of(me)) then
    raise exception 'Files of this account are still there.'
      using errcode = 'PT409', hint = 'files-remain';
  end if;
  -- Designs, sessions and identities go with it.
  delete from auth.users where id = me;
end $$;
comment on function public.delete_account is
  'Deletes whoever asks, once his files are gone; hint sign-in-again or files-remain where it cannot.';

revoke all on function public.account_usage from public, anon;
revoke all on function public.delete_account from public, anon;
grant execute on function public.account_usage to authenticated;
grant execute on function public.delete_account to authenticated;

-- A token outlives its account by up to an hour: nothing may be stored with it.
create function public.has_account() returns boolean
  language sql stable security definer set search_path = ''
as $$ select exists (select from auth.users u where u.id = auth.uid()) $$;
revoke all on function public.has_account from public, anon;
grant execute on function public.has_account to authenticated;

create policy "Only who has an account adds files" on storage.objects
  as restrictive for insert to authenticated with check ((select public.has_account()));

-- An upload that was let in just before the account went, and ends just after: the key of the
-- account is held until the file stands, so that one of the two always sees the other.
create function public.refuse_file_of_nobody() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  member constant text := split_part(new.name, '/', 1);
begin
  if new.bucket_id in ('gallery', 'shared')
    and member ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform from auth.users where id = member::uuid for key share;
    if not found then
      raise exception 'There is no such account.' using errcode = '42501';
    end if;
  end if;
  return new;
end $$;
revoke all on function public.refuse_file_of_nobody from public, anon, authenticated;

-- Where a project lets nobody but the storage put a trigger there, the policy above stands alone.
do $$
begin
  create trigger files_of_somebody before insert on storage.objects
    for each row execute function public.refuse_file_of_nobody();
exception when insufficient_privilege then
  raise warning 'no trigger on storage.objects: an upload that ends while its account goes is not refused';
end $$;
