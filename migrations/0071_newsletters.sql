-- Newsletters of readers without an account, what they agreed to, and the issues that were sent.

-- An address that somebody gave; the key stands in the links of its mails.
create table newsletter_reader (
  id           bigint generated always as identity primary key,
  email        text not null unique check (email = lower(email) and email <> '' and octet_length(email) <= 320),
  locale       text not null check (locale in ('en', 'fr-fr', 'zh-cn')),
  key          uuid not null unique default gen_random_uuid(),
  paused_until date
);

create table newsletter_subscription (
  reader       bigint not null references newsletter_reader (id) on delete cascade,
  record_id    text not null references record (id),
  asked_at     timestamptz not null default now(),
  -- By whoever reads the mails of the address; nothing is sent before.
  confirmed_at timestamptz,
  ended_at     timestamptz,
  primary key (reader, record_id)
);
create index newsletter_subscription_record on newsletter_subscription (record_id) where ended_at is null;

-- What was agreed to and ended, with the words that were shown.
create table newsletter_consent (
  id         bigint generated always as identity primary key,
  reader     bigint not null references newsletter_reader (id) on delete cascade,
  act        text not null check (act in ('asked', 'confirmed', 'ended')),
  record_ids text[] not null,
  shown      text,
  how        text not null check (how in ('form', 'page', 'one-click', 'account')),
  reason     text check (reason in ('too-many', 'not-for-me', 'never-asked')),
  at         timestamptz not null default now()
);
create index newsletter_consent_reader on newsletter_consent (reader);

-- What was published on the topics of a newsletter in one of its periods: sent once to each reader.
create table newsletter_issue (
  id         bigint generated always as identity primary key,
  record_id  text not null references record (id),
  from_at    timestamptz not null,
  until_at   timestamptz not null,
  -- What it tells of, the newest first; with nothing in it, it is not sent.
  record_ids text[] not null,
  unique (record_id, until_at),
  check (from_at < until_at)
);

alter table newsletter_choice drop constraint newsletter_choice_ended_reason_check;
alter table newsletter_choice add constraint newsletter_choice_ended_reason_check
  check (ended_reason in ('deselected', 'unsubscribed'));
create index newsletter_choice_record on newsletter_choice (record_id) where ended_at is null;
-- An account finds what its address subscribed to.
create index visitor_profile_email on visitor_profile (lower(email)) where email_verified;
