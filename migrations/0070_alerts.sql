-- From a change to a mail: what changed, whom it concerns, and when they are told.

-- Something that followers may hear of; written with it, in one transaction.
create table alert_change (
  id         bigint generated always as identity primary key,
  record_id  text not null,
  -- The version of the source language, or the take-down: a translation that catches up with it is no news.
  edition    text not null,
  at         timestamptz not null,
  -- When its followers were found.
  matched_at timestamptz
);
create index alert_change_open on alert_change (id) where matched_at is null;
create index alert_change_at on alert_change (at);

-- How mails reach a reader. The key stands in the links of their mails, and ends them without signing in.
alter table visitor
  add column mail_locale  text not null default 'en' check (mail_locale in ('en', 'fr-fr', 'zh-cn')),
  add column mail_hour    smallint not null default 8 check (mail_hour between 0 and 23),
  -- Of a weekly digest; 1 is Monday.
  add column mail_weekday smallint not null default 1 check (mail_weekday between 1 and 7),
  add column mail_key     uuid not null default gen_random_uuid();
create unique index visitor_mail_key on visitor (mail_key);

alter table alert drop constraint alert_ended_reason_check;
alter table alert add constraint alert_ended_reason_check check (ended_reason in ('removed', 'changed', 'unsubscribed'));
-- The words of a search as the index of texts takes them; filled in when it is first matched.
alter table alert add column terms text;
create index alert_record on alert (record_id) where ended_at is null and record_id is not null;
create index alert_search on alert (visitor) where ended_at is null and kind = 'search';

-- A change that a reader is to be told of, once for each edition.
create table alert_hit (
  visitor    text not null references visitor (id) on delete cascade,
  record_id  text not null,
  edition    text not null,
  -- Why: what is followed, and as what.
  kind       text not null,
  subject_id text,
  query      text,
  at         timestamptz not null,
  due_at     timestamptz not null,
  -- The mail that tells it; null: none yet.
  digest     bigint,
  primary key (visitor, record_id, edition)
);
create index alert_hit_due on alert_hit (due_at) where digest is null;
create index alert_hit_digest on alert_hit (visitor, digest) where digest is not null;
create sequence alert_digest;

-- What changed by more than its wording, by its time.
create index version_changed on version (published_at) where change <> 'minor' and number > 1;

-- The time zones that this database knows: to ask it takes longer than to look here.
create materialized view known_time_zone as select name from pg_timezone_names;
create unique index known_time_zone_name on known_time_zone (name);
