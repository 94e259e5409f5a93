-- Rooms that the firm shares with clients. Whoever holds the permission `collaboration|NAME` is in the room of that name.
create table client_room (
  name        text primary key check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(name) <= 80),
  title       text not null check (title <> '' and char_length(title) <= 200),
  -- Records of the firm's people in it.
  firm_people text[] not null default '{}',
  made_at     timestamptz not null default now()
);

create table room_matter (
  id      uuid primary key default gen_random_uuid(),
  room    text not null references client_room (name) on delete cascade,
  title   text not null check (title <> '' and char_length(title) <= 200),
  -- The language that the title and the matter's dates are written in.
  locale  text not null check (locale in ('en', 'fr-fr', 'zh-cn')),
  status  text not null check (status in ('preparing', 'under-way', 'waiting', 'completing', 'closed')),
  made_at timestamptz not null default clock_timestamp(),
  unique (room, id)
);

create table room_date (
  id      uuid primary key default gen_random_uuid(),
  matter  uuid not null references room_matter (id) on delete cascade,
  day     date not null,
  title   text not null check (title <> '' and char_length(title) <= 200),
  made_at timestamptz not null default now()
);
create index room_date_matter on room_date (matter, day);

create table room_document (
  id        uuid primary key default gen_random_uuid(),
  room      text not null references client_room (name) on delete cascade,
  matter    uuid,
  title     text not null check (title <> '' and char_length(title) <= 200),
  locale    text not null check (locale in ('en', 'fr-fr', 'zh-cn')),
  -- The last day on which it is here; null: without end.
  until_day date,
  made_at   timestamptz not null default clock_timestamp(),
  foreign key (room, matter) references room_matter (room, id) on delete cascade
);
create index room_document_room on room_document (room);
create index room_document_matter on room_document (matter) where matter is not null;
create index room_document_until on room_document (until_day) where until_day is not null;

create table room_version (
  document   uuid not null references room_document (id) on delete cascade,
  number     integer not null check (number > 0),
  name       text not null,
  media_type text not null,
  size       integer not null check (size > 0),
  scan       text not null default 'unscanned' check (scan in ('unscanned', 'clean', 'infected')),
  found      text check ((scan = 'infected') = (found is not null)),
  -- Who sent it; null: the firm, or somebody whose account was erased.
  visitor    text references visitor (id) on delete set null,
  by_firm    boolean not null default false,
  added_at   timestamptz not null default now(),
  primary key (document, number)
);
create index room_version_unscanned on room_version (added_at) where scan = 'unscanned';
create index room_version_visitor on room_version (visitor) where visitor is not null;

-- The bytes of a version, written and deleted with it; none of what a scanner found something in.
create table room_file (
  document uuid not null,
  number   integer not null,
  bytes    bytea not null,
  primary key (document, number),
  foreign key (document, number) references room_version (document, number) on delete cascade
);
alter table room_file alter column bytes set storage external;

-- Who has downloaded a version, first and last.
create table room_read (
  document uuid not null,
  number   integer not null,
  visitor  text not null references visitor (id) on delete cascade,
  first_at timestamptz not null default now(),
  last_at  timestamptz not null default now(),
  primary key (document, number, visitor),
  foreign key (document, number) references room_version (document, number) on delete cascade
);
create index room_read_visitor on room_read (visitor);

create table room_calendar (
  visitor      text not null references visitor (id) on delete cascade,
  room         text not null references client_room (name) on delete cascade,
  -- SHA-256 of the secret in the address, which is kept nowhere.
  digest       bytea not null unique check (octet_length(digest) = 32),
  made_at      timestamptz not null default now(),
  last_read_at timestamptz,
  primary key (visitor, room)
);

-- A room can be what an alert watches.
alter table alert add column room text references client_room (name) on delete cascade;
alter table alert drop constraint alert_kind_check, drop constraint alert_of_record;
alter table alert
  add constraint alert_kind_check check (kind in ('topic', 'author', 'record', 'search', 'report', 'room')),
  add constraint alert_of_room check ((kind = 'room') = (room is not null)),
  add constraint alert_of_record check ((kind in ('search', 'report', 'room')) = (record_id is null));
create unique index alert_of_room_once on alert (visitor, room) where ended_at is null and kind = 'room';
