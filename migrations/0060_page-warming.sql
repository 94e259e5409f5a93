-- Pages that visitors have asked for, so that a new build, or one that a publication has touched them for, makes them before
-- they are asked for again. Never with a query, which may be what somebody has typed. Like the pages themselves neither
-- written ahead nor in a backup: the loss of it only costs time.
create unlogged table requested_page (
  key      text primary key check (octet_length(key) <= 1000 and strpos(key, '?') = 0),
  -- How often, of which less and less counts: see `noteRequested`.
  weight   double precision not null,
  requested_at timestamptz not null default clock_timestamp()
);

-- Which of them a build has made since they were asked for, and which process makes one now.
create unlogged table page_warming (
  build         text not null,
  key           text not null references requested_page (key) on delete cascade,
  claimed_by    text not null,
  -- The process that holds it has ended, or given up, when this is over.
  claimed_until timestamptz not null,
  made_at       timestamptz,
  primary key (build, key)
);
create index page_warming_by_key on page_warming (key);
