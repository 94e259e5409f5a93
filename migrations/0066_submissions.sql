-- What visitors send by the site's forms.
create table submission (
  id          uuid primary key default gen_random_uuid(),
  -- What its sender is told and asks by.
  reference   text not null unique check (reference ~ '^[A-Z]{2}-[2-9A-Z]{4}-[2-9A-Z]{4}$'),
  form        text not null,
  -- The language it was written in, and the answers to it.
  locale      text not null,
  -- The record it is about; it stays when that is gone.
  about       text,
  -- Who sent it, as found and erased by: the address in small letters.
  email       text not null check (email = lower(email)),
  answers     jsonb not null,
  -- held: suspicious, until an editor has looked.
  state       text not null check (state in ('held', 'open', 'answered', 'closed')),
  -- Why it is held.
  suspicions  text[] not null default '{}',
  assigned_to text,
  -- Digest of form and answers, for a day: the same thing sent twice is there once.
  once_key    bytea unique check (octet_length(once_key) = 32),
  received_at timestamptz not null default now(),
  delete_at   timestamptz not null check (delete_at > received_at)
);
create index submission_listed on submission (received_at desc, id);
create index submission_of_sender on submission (email);
create index submission_due on submission (delete_at);

-- What was done with one, and by whom.
create table submission_act (
  id            bigint generated always as identity primary key,
  submission_id uuid not null references submission (id) on delete cascade,
  action        text not null check (action in ('released', 'assigned', 'answered', 'closed', 'exported')),
  actor         text not null,
  -- The answer that was sent, or who it was given to.
  detail        text,
  done_at       timestamptz not null default now()
);
create index submission_act_of on submission_act (submission_id, id);

-- What was deleted, and why; nothing of anybody.
create table submission_deletion (
  id          bigint generated always as identity primary key,
  reference   text not null,
  form        text not null,
  received_at timestamptz not null,
  reason      text not null check (reason in ('time', 'person', 'sender')),
  deleted_at  timestamptz not null default now()
);

-- What signs times and links of forms, the same for every process; made when it is first needed.
create table form_secret (
  is_only boolean primary key default true check (is_only),
  secret  text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
