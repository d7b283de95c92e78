-- Messages from the contact form. Written by the site's function with the service key; neither
-- visitors nor members can read, add, change or remove one.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  first_name text not null
    constraint contact_messages_first_name_length check (char_length(first_name) between 1 and 100),
  last_name text not null
    constraint contact_messages_last_name_length check (char_length(last_name) between 1 and 100),
  email text not null
    constraint contact_messages_email_length check (char_length(email) between 3 and 254)
    constraint contact_messages_email_form check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  subject text not null
    constraint contact_messages_subject_known
      check (subject in ('general', 'support', 'billing', 'partnership')),
  message text not null
    constraint contact_messages_message_length check (char_length(message) between 1 and 5000),
  created_at timestamptz not null default now()
);
comment on table public.contact_messages is 'Messages from the contact form; only the service reads and writes.';

create index contact_messages_newest on public.contact_messages (created_at desc);

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
grant all on public.contact_messages to service_role;
