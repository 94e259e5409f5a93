-- What the site keeps for those who sign in, under the subject of their tokens. Any issuer may have named them: nothing
-- here refers to the identity provider's tables. Choices are ended with a reason, never overwritten.

create table visitor (
  -- The `sub` of the access token.
  id                  text primary key check (id <> '' and octet_length(id) <= 255),
  created_at          timestamptz not null default now(),
  -- The last day on which nothing is sent.
  alerts_paused_until date,
  -- When everything below is erased, if its owner does not think better of it.
  deletion_due        timestamptz
);
create index visitor_deletion on visitor (deletion_due) where deletion_due is not null;

create table visitor_profile (
  visitor           text primary key references visitor (id) on delete cascade,
  -- As the identity provider says them, each time it is asked.
  email             text not null default '',
  email_verified    boolean not null default false,
  prisma_id         text not null default '',
  photo             text not null default '',
  connection        text not null default '',
  is_local          boolean not null default false,
  is_social         boolean not null default false,
  -- Null: neither the provider nor the reader has said anything yet.
  first_name        text check (char_length(first_name) <= 100),
  last_name         text check (char_length(last_name) <= 100),
  organisation_name text check (char_length(organisation_name) <= 200),
  job_title         text check (char_length(job_title) <= 200),
  languages         text[] not null default '{}',
  -- An IANA name.
  time_zone         text not null default '',
  -- When the provider answered last; null: it never has.
  filled_at         timestamptz,
  changed_at        timestamptz not null default now()
);

create table interest (
  visitor   text not null references visitor (id) on delete cascade,
  record_id text not null references record (id),
  since     timestamptz not null default now(),
  primary key (visitor, record_id)
);

-- What somebody may use, and when; two periods of the same do not overlap.
create table entitlement (
  id         bigint generated always as identity primary key,
  visitor    text not null references visitor (id) on delete cascade,
  -- Before and after the pipe of `product|navigator-ai`.
  list       text not null check (list in ('product', 'collaboration', 'compliance', 'content')),
  name       text not null check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  trial      boolean not null default false,
  from_day   date not null default current_date,
  -- The last day; null: without end.
  until_day  date,
  created_at timestamptz not null default now(),
  check (until_day >= from_day),
  constraint entitlement_once exclude using gist
    (visitor with =, list with =, name with =, daterange(from_day, until_day, '[]') with &&)
);

create table access_request (
  id           bigint generated always as identity primary key,
  visitor      text not null references visitor (id) on delete cascade,
  list         text not null check (list in ('product', 'collaboration', 'compliance')),
  name         text not null,
  note         text not null default '' check (char_length(note) <= 1000),
  requested_at timestamptz not null default now(),
  settled_at   timestamptz,
  outcome      text check (outcome in ('granted', 'refused', 'withdrawn')),
  check ((settled_at is null) = (outcome is null))
);
create unique index access_request_open on access_request (visitor, list, name) where settled_at is null;

create table favourite (
  visitor   text not null references visitor (id) on delete cascade,
  record_id text not null references record (id),
  -- As they were when it was saved: what was taken down is told by no other name.
  title     text not null,
  type      text not null,
  note      text not null default '' check (char_length(note) <= 1000),
  saved_at  timestamptz not null default now(),
  primary key (visitor, record_id)
);

create table alert (
  id           uuid primary key default gen_random_uuid(),
  visitor      text not null references visitor (id) on delete cascade,
  kind         text not null check (kind in ('topic', 'author', 'record', 'search')),
  record_id    text references record (id),
  query        text check (query <> '' and char_length(query) <= 200),
  frequency    text not null check (frequency in ('immediate', 'daily', 'weekly')),
  created_at   timestamptz not null default now(),
  ended_at     timestamptz,
  ended_reason text check (ended_reason in ('removed', 'changed')),
  check ((kind = 'search') = (query is not null)),
  check ((kind = 'search') = (record_id is null)),
  check ((ended_at is null) = (ended_reason is null))
);
create unique index alert_once on alert (visitor, kind, coalesce(record_id, query)) where ended_at is null;

create table newsletter_choice (
  id           bigint generated always as identity primary key,
  visitor      text not null references visitor (id) on delete cascade,
  record_id    text not null references record (id),
  chosen_at    timestamptz not null default now(),
  ended_at     timestamptz,
  ended_reason text check (ended_reason in ('deselected')),
  check ((ended_at is null) = (ended_reason is null))
);
create unique index newsletter_choice_once on newsletter_choice (visitor, record_id) where ended_at is null;

-- Visits of the dashboard; more than the last two are not kept.
create table visit (
  visitor  text not null references visitor (id) on delete cascade,
  began_at timestamptz not null default now(),
  last_at  timestamptz not null default now(),
  primary key (visitor, began_at),
  check (last_at >= began_at)
);

-- What is new on the site, and what names a permission.
create index live_first_published on live (first_published_at) where withdrawn_at is null and path is not null;
create index live_permission on live (locale, type) where fields ? 'permission';
