-- What pages load, of every version that runs or ran within a week: any version answers for any other. Their names carry
-- a hash of what they hold. In no backup: each version puts its own there when it starts.
create table shared_asset (
  name         text primary key check (name ~ '^[A-Za-z0-9_][A-Za-z0-9_.-]{0,199}$'),
  content_type text not null,
  bytes        bytea not null,
  -- The same, compressed as well as it can be; null where that is no shorter.
  brotli       bytea,
  -- When a process whose build it is of said so last.
  seen_at      timestamptz not null default now()
);
