-- Who has a place at an event, and who waits for one: decided with a lock for each event, in the transaction of what was sent.
create table event_registration (
  submission_id uuid primary key references submission (id) on delete cascade,
  event_id      text not null,
  -- The sender's, so that nobody has two places at an event.
  email         text not null,
  place         text not null check (place in ('registered', 'waiting', 'cancelled')),
  -- In this order those who wait move up.
  turn          bigint generated always as identity
);
create unique index event_registration_once on event_registration (event_id, email) where place <> 'cancelled';
create index event_registration_turn on event_registration (event_id, place, turn);

-- Where an event is joined online: apart from its record, which everybody reads.
create table event_join_link (
  event_id text primary key,
  url      text not null check (url ~ '^https://')
);
