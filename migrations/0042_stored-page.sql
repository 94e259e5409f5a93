-- Pages that some process has made, for all of them: behind the memory of each, over restarts and machines. Its loss only
-- costs time, so nothing of it is written ahead: after a crash of the database, and on a standby, it is empty. In no backup.
create unlogged table stored_page (
  key        text not null check (octet_length(key) <= 1000),
  -- What made it: the output of a build and the settings that pages depend on.
  build      text not null,
  status     smallint not null,
  headers    text not null,
  route      text,
  etag       text not null,
  encoding   text not null check (encoding in ('br', 'identity')),
  -- As it is sent; `level` is brotli's.
  body       bytea not null,
  level      smallint not null default 0,
  -- What it was made of: see `page_touch`.
  tags       text[] not null,
  -- The newest publication that whoever made it knew of before it read anything.
  seq        bigint not null,
  -- When it is made again though nothing was published.
  expires_at timestamptz not null,
  used_at    timestamptz not null default now(),
  primary key (key, build)
);
-- Compressed already.
alter table stored_page alter column body set storage external;

-- The newest publication that touched a record or a list, by the tag that pages bear. A stored page is one no more from
-- the commit of a publication that touches it, whoever writes it afterwards. Written ahead, unlike the pages: what was
-- rendered before a crash may be stored after it. In no backup, like the pages it is about.
create table page_touch (
  tag text primary key,
  seq bigint not null
);

-- Here and not where records are published: versions of the site that know of no stored pages touch them as well.
create function touch_pages() returns trigger language plpgsql as $$
begin
  insert into page_touch as known (tag, seq)
  select tag, new.seq from (
    select 'record:' || id as tag from unnest(new.record_ids) id
    union
    select 'type:' || name from unnest(new.types) name
  ) touched
  order by tag
  on conflict (tag) do update set seq = greatest(known.seq, excluded.seq);
  return null;
end $$;
create trigger publication_touches_pages after insert on publication
  for each row execute function touch_pages();
