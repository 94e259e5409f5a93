-- Records, their translations and versions, and what is live. One live record per path; history is appended.

create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create extension if not exists unaccent;

create table record (
  id            text primary key check (id ~ '^[a-z0-9][a-z0-9-]{1,62}$'),
  type          text not null,
  parent_id     text references record (id),
  position      integer not null default 0,
  source_locale text not null default 'en',
  created_at    timestamptz not null default now(),
  check (parent_id <> id)
);
create index record_parent on record (parent_id);
create index record_type on record (type);

-- The editable draft of a record in one language.
create table translation (
  record_id      text not null references record (id) on delete cascade,
  locale         text not null,
  slug           text not null check (slug = '' or slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  fields         jsonb not null,
  state          text not null default 'draft'
                 check (state in ('draft', 'in_review', 'scheduled', 'published', 'withdrawn', 'unpublished')),
  -- Number of the source language's version that this draft was translated from.
  source_number  integer,
  -- Counts the saves, so that an editor cannot overwrite what they have not read.
  revision       integer not null default 1 check (revision > 0),
  scheduled_for  timestamptz,
  -- How it will be published: change, note, actor.
  scheduled_as   jsonb,
  changed_at     timestamptz not null default now(),
  changed_by     text not null,
  primary key (record_id, locale),
  check ((state = 'scheduled') = (scheduled_for is not null)),
  check ((scheduled_for is null) = (scheduled_as is null))
);
create index translation_due on translation (scheduled_for) where state = 'scheduled';

-- What was published, for ever.
create table version (
  record_id     text not null references record (id),
  locale        text not null,
  number        integer not null check (number > 0),
  slug          text not null,
  parent_id     text,
  position      integer not null default 0,
  fields        jsonb not null,
  source_number integer,
  change        text not null check (change in ('major', 'minor', 'correction')),
  note          text,
  published_at  timestamptz not null default now(),
  published_by  text not null,
  primary key (record_id, locale, number)
);

-- What visitors see. `fields` are the translated ones of this language over the shared ones of the source.
create table live (
  record_id          text not null,
  locale             text not null,
  type               text not null,
  parent_id          text,
  position           integer not null,
  number             integer not null,
  source_number      integer,
  slug               text not null,
  -- Address without its language prefix; null for records that have no page of their own.
  path               text check (path is null or path ~ '^/'),
  title              text not null,
  summary            text,
  fields             jsonb not null,
  -- The value the type's lists are ordered by, when that is a day or an instant.
  ordered_at         timestamptz,
  first_published_at timestamptz not null,
  published_at       timestamptz not null,
  withdrawn_at       timestamptz,
  withdrawn_reason   text,
  -- All searchable text, and the part without the body for ranking and suggestions.
  search_text        tsvector not null,
  search_brief       tsvector not null,
  primary key (record_id, locale),
  foreign key (record_id, locale, number) references version (record_id, locale, number),
  -- Checked at the end of a statement, or of a command that moves several: a tree may pass through itself.
  constraint live_path_once unique (locale, path) deferrable initially immediate,
  -- In every language a path belongs to the same record, so that a missing translation can be found by it.
  constraint live_path_one_record exclude using gist (path with =, record_id with <>)
    deferrable initially immediate,
  check ((withdrawn_at is null) = (withdrawn_reason is null))
);
create index live_path on live (path);
create index live_parent on live (parent_id, locale);
create index live_type on live (type, locale, ordered_at desc nulls last);
create index live_fields on live using gin (fields jsonb_path_ops);
create index live_search_text on live using gin (search_text);
create index live_search_brief on live using gin (search_brief);
-- Titles and names alone, for suggestions: a query by weight would read every row that has the word in its summary.
create index live_suggested on live using gin (ts_filter(search_brief, '{a,c}'))
  where withdrawn_at is null and path is not null;
create index live_title on live using gin (title gin_trgm_ops);

-- Live translations whose source was changed, by more than its wording, after the version they were made from.
create view stale_translation as
  select t.record_id, t.locale, f.published_at as translated_from, s.published_at as updated_at
  from live t
  join record r on r.id = t.record_id and r.source_locale <> t.locale
  join live s on s.record_id = t.record_id and s.locale = r.source_locale and s.number > t.source_number
  join version f on f.record_id = t.record_id and f.locale = r.source_locale and f.number = t.source_number
  where exists (
    select from version v
    where v.record_id = t.record_id and v.locale = r.source_locale
      and v.number > t.source_number and v.number <= s.number and v.change <> 'minor'
  );

-- Links between live records, by id.
create table link (
  from_id  text not null,
  locale   text not null,
  field    text not null,
  position integer not null,
  to_id    text not null references record (id),
  primary key (from_id, locale, field, position),
  foreign key (from_id, locale) references live (record_id, locale) on delete cascade
);
create index link_to on link (to_id, field, locale);

-- Where an address that is no longer used leads, or why it leads nowhere.
create table redirect (
  locale     text not null,
  path       text not null check (path ~ '^/'),
  record_id  text references record (id),
  target     text,
  reason     text,
  created_at timestamptz not null default now(),
  primary key (locale, path),
  check (num_nonnulls(record_id, target, reason) = 1)
);
create index redirect_record on redirect (record_id, locale);

-- Everything that was done to a record, by whom.
create table history (
  id        bigint generated always as identity primary key,
  record_id text not null,
  locale    text not null,
  action    text not null,
  actor     text not null,
  detail    jsonb not null default '{}',
  at        timestamptz not null default now()
);
create index history_record on history (record_id, id);

-- What changed on the site, in order: site processes drop the pages it touches.
create table publication (
  seq        bigint generated always as identity primary key,
  record_ids text[] not null,
  types      text[] not null,
  locales    text[] not null,
  -- A take-down: nothing rendered before may be served after.
  hard       boolean not null,
  at         timestamptz not null default now()
);

-- Site processes, and when each last said that it hears of publications: until its lease has ended it may be serving
-- pages. In no backup: it is true of no other moment.
create table site_process (
  name    text primary key,
  seen_at timestamptz not null
);

-- Files that records offer for download, by the hash of their bytes.
create table asset (
  id         text primary key check (id ~ '^[0-9a-f]{64}$'),
  name       text not null,
  media_type text not null,
  bytes      bytea not null check (octet_length(bytes) <= 10485760),
  added_by   text not null,
  added_at   timestamptz not null default now()
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger version_append_only before update or delete on version
  for each row execute function refuse_change();
create trigger history_append_only before update or delete on history
  for each row execute function refuse_change();
create trigger publication_append_only before update or delete on publication
  for each row execute function refuse_change();
create trigger version_never_emptied before truncate on version execute function refuse_change();
create trigger history_never_emptied before truncate on history execute function refuse_change();
create trigger publication_never_emptied before truncate on publication execute function refuse_change();
