-- The outbox: mails to be sent, each written with what caused it, in one transaction.
create table mail (
  id              bigint generated always as identity primary key,
  -- What it is sent for: the same cause gives one mail, however often it is told.
  cause           text not null unique check (cause <> '' and octet_length(cause) <= 300),
  -- Before the @ of its Message-ID: every try has the same, so that a mail that was taken and not recorded is known again.
  message_key     uuid not null unique default gen_random_uuid(),
  recipient       text not null check (recipient <> '' and octet_length(recipient) <= 320),
  domain          text not null generated always as (lower(regexp_replace(recipient, '^.*@', ''))) stored,
  -- To many, and nobody waits for it: it is slowed down by domain, and ends with one click.
  is_bulk         boolean not null default false,
  -- Who writes its letter when it is sent; null: `content` is the letter.
  writer          text,
  -- The letter, or what its writer needs; null once nobody needs it any more.
  content         jsonb,
  -- Where one click ends mails of this kind (RFC 8058).
  unsubscribe_url text,
  state           text not null default 'waiting' check (state in ('waiting', 'sent', 'gave-up', 'stopped')),
  tries           integer not null default 0,
  -- Its turn among mails in bulk to its domain has been set.
  has_turn        boolean not null default false,
  due_at          timestamptz not null default now(),
  -- From then on nobody needs it.
  expires_at      timestamptz not null,
  created_at      timestamptz not null default now(),
  finished_at     timestamptz,
  -- Why it was not sent, without whom it was for.
  trouble         text,
  check ((state = 'waiting') = (finished_at is null))
);
create index mail_due on mail (due_at) where state = 'waiting';
create index mail_finished on mail (finished_at) where finished_at is not null;

-- When the next mail in bulk may go to a domain.
create table mail_turn (
  domain  text primary key,
  next_at timestamptz not null
);

-- Addresses to which nothing is sent any more, or nothing in bulk; in lower case.
create table mail_stop (
  address    text primary key,
  reason     text not null check (reason in ('bounced', 'complained')),
  stopped_at timestamptz not null default now()
);

-- The demonstration's mailbox takes a mail once, as mail programs do.
alter table mailbox_message add column message_id text unique, add column unsubscribe_url text;
