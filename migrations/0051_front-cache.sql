-- Caches in front of the site, by name, and which publications they have been told of. In no backup: a cache that is not
-- here is told to forget everything.
create table front_cache (
  name        text primary key,
  -- All publications up to this one.
  purged_seq  bigint not null,
  -- The same, told a second time: what was on its way when it was first told has arrived by then.
  settled_seq bigint not null default -1,
  purged_at   timestamptz not null default clock_timestamp(),
  -- The process that tells it, until then.
  busy_until  timestamptz not null default '-infinity'
);
