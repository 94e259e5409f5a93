-- Reports of the navigator that a reader keeps. What one said is kept as the versions that it showed: history only grows,
-- so that their texts stay what they were, and what is taken down or closed to its reader is so here as well.
create table saved_report (
  id         uuid primary key default gen_random_uuid(),
  visitor    text not null references visitor (id) on delete cascade,
  service_id text not null references record (id),
  title      text not null check (title <> '' and char_length(title) <= 120),
  -- What was chosen, as it stands in the address of the builder.
  selection  text not null check (char_length(selection) <= 4000),
  -- The language that it is written in.
  language   text not null,
  -- The day of the law that was chosen; null: the day on which it is looked at.
  held_on    date,
  -- The instant of the site's knowledge that was chosen; null: the one at which it is looked at.
  known_at   timestamptz,
  -- By their names in addresses.
  jurisdictions text[] not null,
  -- None: all.
  topics     text[] not null,
  created_at timestamptz not null default now()
);
create unique index saved_report_once on saved_report (visitor, service_id, language, md5(selection));

create table saved_report_version (
  report_id uuid not null references saved_report (id) on delete cascade,
  number    integer not null check (number > 0),
  visitor   text not null references visitor (id) on delete cascade,
  made_at   timestamptz not null default now(),
  -- Both times of what it shows.
  held_on   date not null,
  known_at  timestamptz not null,
  -- Jurisdictions and topics in their order: name in addresses, id, title, language; of topics the question as well.
  chapters  jsonb not null,
  topics    jsonb not null,
  -- Names of jurisdiction and topic, id, language, number of the version.
  entries   jsonb not null,
  primary key (report_id, number)
);

-- Links by which whoever has one reads one version of a report, without signing in.
create table report_link (
  id             uuid primary key default gen_random_uuid(),
  visitor        text not null references visitor (id) on delete cascade,
  report_id      uuid not null,
  number         integer not null,
  -- SHA-256 of the secret in the link, which is kept nowhere.
  digest         bytea not null unique check (octet_length(digest) = 32),
  created_at     timestamptz not null default now(),
  expires_at     timestamptz not null,
  ended_at       timestamptz,
  last_opened_at timestamptz,
  check (expires_at <= created_at + interval '367 days'),
  foreign key (report_id, number) references saved_report_version (report_id, number) on delete cascade
);
create index report_link_report on report_link (report_id);

-- A saved report can be what an alert watches.
alter table alert add column report_id uuid references saved_report (id) on delete cascade;
alter table alert drop constraint alert_kind_check, drop constraint alert_check, drop constraint alert_check1;
alter table alert
  add constraint alert_kind_check check (kind in ('topic', 'author', 'record', 'search', 'report')),
  add constraint alert_of_search check ((kind = 'search') = (query is not null)),
  add constraint alert_of_report check ((kind = 'report') = (report_id is not null)),
  add constraint alert_of_record check ((kind in ('search', 'report')) = (record_id is null));
create unique index alert_of_report_once on alert (visitor, report_id) where ended_at is null and kind = 'report';
