-- Applications: what a person sends for a position, with a file, and the link by which they come back to it.

-- Ends the link to its status page; null: its form has none.
alter table submission add column status_key uuid unique;

-- A file that was sent along. Nobody gets it from the site: editors do, by a command, once a scanner has answered.
create table submission_file (
  submission_id uuid primary key references submission (id) on delete cascade,
  -- Harmless: without folders and signs, with the ending of what it is.
  name          text not null check (name ~ '^[^/\\[:cntrl:]]{1,160}$'),
  media_type    text not null,
  size          integer not null check (size between 1 and 5242880),
  -- None any more of what a scanner has found something in.
  bytes         bytea,
  scan          text not null default 'unscanned' check (scan in ('unscanned', 'clean', 'infected')),
  -- What the scanner calls it.
  found         text,
  scanned_at    timestamptz,
  check ((bytes is null) = (scan = 'infected')),
  check ((scan = 'unscanned') = (scanned_at is null))
);
-- Files are compressed already.
alter table submission_file alter column bytes set storage external;
create index submission_file_unscanned on submission_file (submission_id) where scan = 'unscanned';
