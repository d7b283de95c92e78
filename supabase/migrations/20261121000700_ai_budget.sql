-- What the remote maker has made today: all together, and each visitor under a name that is made
-- anew every day. The site's function asks with the service key; nobody else can.

create table public.ai_budget (
  day date not null,
  kind text not null
    constraint ai_budget_kind_known check (kind in ('picture', 'upload')),
  visitor text not null
    constraint ai_budget_visitor_length check (char_length(visitor) <= 64),
  used integer not null
    constraint ai_budget_not_negative check (used >= 0),
  primary key (day, kind, visitor)
);
comment on table public.ai_budget is 'Use of the remote maker by day (UTC); only the service reads and writes.';
comment on column public.ai_budget.visitor is 'A keyed hash that changes daily; empty for everybody together.';

alter table public.ai_budget enable row level security;
revoke all on public.ai_budget from public, anon, authenticated;
grant all on public.ai_budget to service_role;

-- Takes one. The row of everybody is locked first, so that takers queue there and never deadlock,
-- and no two of them take the last one.
create function public.ai_budget_take(what text, who text, most integer, most_each integer)
  returns text
  language plpgsql volatile security invoker set search_path = '' as $$
declare
  today constant date := (now() at time zone 'utc')::date;
begin
  if coalesce(who, '') = '' then
    raise exception 'who must not be empty' using errcode = '22023';
  end if;
  if most is null or most < 1 then
    return 'spent';
  end if;
  if most_each is null or most_each < 1 then
    return 'share';
  end if;

  insert into public.ai_budget as b (day, kind, visitor, used) values (today, what, '', 1)
    on conflict (day, kind, visitor) do update set used = b.used + 1 where b.used < most;
  if not found then
    return 'spent';
  end if;

  insert into public.ai_budget as b (day, kind, visitor, used) values (today, what, who, 1)
    on conflict (day, kind, visitor) do update set used = b.used + 1 where b.used < most_each;
  if not found then
    update public.ai_budget set used = used - 1
      where day = today and kind = what and visitor = '';
    return 'share';
  end if;

  -- The first of a day forgets the days before.
  delete from public.ai_budget where day < today;
  return 'granted';
end $$;
comment on function public.ai_budget_take is
  'Takes one of today''s: granted, spent (nothing is left for anybody) or share (nothing for this visitor).';

-- Gives one back that was taken and not used; locks in the same order.
create function public.ai_budget_return(what text, who text) returns void
  language plpgsql volatile security invoker set search_path = '' as $$
declare
  today constant date := (now() at time zone 'utc')::date;
begin
  perform from public.ai_budget
    where day = today and kind = what and visitor = '' for update;
  update public.ai_budget set used = used - 1
    where day = today and kind = what and visitor = who and visitor <> '' and used > 0;
  if found then
    update public.ai_budget set used = used - 1
      where day = today and kind = what and visitor = '';
  end if;
end $$;
comment on function public.ai_budget_return is 'Gives one of today''s back.';

revoke all on function public.ai_budget_take from public, anon, authenticated;
revoke all on function public.ai_budget_return from public, anon, authenticated;
grant execute on function public.ai_budget_take to service_role;
grant execute on function public.ai_budget_return to service_role;
