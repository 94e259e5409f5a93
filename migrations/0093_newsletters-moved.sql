-- Newsletters that somebody asked to have sent to another address, by the link of a mail to the one before.

create table newsletter_move (
  id             bigint generated always as identity primary key,
  -- Whose newsletters they are, by the address before.
  reader         bigint not null references newsletter_reader (id) on delete cascade,
  email          text not null check (email = lower(email) and email <> '' and octet_length(email) <= 320),
  record_ids     text[] not null check (record_ids <> '{}'),
  -- Of the secrets in the links that are mailed to the new address, and to the one before.
  confirm_digest bytea not null unique,
  undo_digest    bytea not null unique,
  asked_at       timestamptz not null default now(),
  confirmed_at   timestamptz,
  -- Whose they are since then, and which of them that address did not have before.
  to_reader      bigint references newsletter_reader (id) on delete set null,
  gained         text[],
  paused_before  date,
  -- Stopped, undone, or asked for anew.
  ended_at       timestamptz
);
create index newsletter_move_reader on newsletter_move (reader);
create index newsletter_move_to_reader on newsletter_move (to_reader);

alter table newsletter_consent drop constraint newsletter_consent_how_check;
alter table newsletter_consent add constraint newsletter_consent_how_check
  check (how in ('form', 'page', 'one-click', 'account', 'move', 'undo'));
