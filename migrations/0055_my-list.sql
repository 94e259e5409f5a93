-- The jurisdictions that a reader wants to have together: in reports of the navigator, and in a calendar.
create table listed_jurisdiction (
  visitor         text not null references visitor (id) on delete cascade,
  jurisdiction_id text not null references record (id),
  listed_at       timestamptz not null default now(),
  primary key (visitor, jurisdiction_id)
);

-- The address of that calendar, which programs read without signing in.
create table calendar_address (
  visitor      text primary key references visitor (id) on delete cascade,
  -- SHA-256 of the secret in the address, which is kept nowhere.
  digest       bytea not null unique check (octet_length(digest) = 32),
  made_at      timestamptz not null default now(),
  last_read_at timestamptz
);
