-- Applications that somebody saved in order to go on later, by a link that was mailed to them. Nobody reads them without the
-- link: what was typed is sealed with a key made of its secret, of which only the digest is here.
create table application_draft (
  id           uuid primary key default gen_random_uuid(),
  key_digest   bytea not null unique check (octet_length(key_digest) = 32),
  -- Of the address, signed with the secret of forms: an erasure finds it, and whoever reads the table learns no address.
  owner_digest bytea not null check (octet_length(owner_digest) = 32),
  form         text not null,
  about        text not null,
  -- AES-256-GCM: nonce, tag, answers as JSON; and the file, where one was chosen.
  sealed       bytea not null,
  sealed_file  bytea,
  started_at   timestamptz not null default now(),
  delete_at    timestamptz not null
);
alter table application_draft alter column sealed_file set storage external;
create index application_draft_of on application_draft (owner_digest, started_at);
create index application_draft_due on application_draft (delete_at);

-- What applicants said of themselves for equal opportunities: sums, of which none leads to anybody. No row is one person's.
create table equality_count (
  -- The first day of three months, and what was applied for by: `application` or `graduate`.
  quarter  date not null,
  form     text not null,
  question text not null,
  answer   text not null,
  count    integer not null check (count > 0),
  primary key (quarter, form, question, answer)
);
-- Digests of permissions to answer that were used: nobody counts twice. They are in nothing else.
create table equality_used (
  digest  bytea primary key check (octet_length(digest) = 32),
  used_on date not null
);

-- How many forms a network sent of late, by a signed digest of it: one count for all processes, worth nothing after a crash.
create unlogged table form_rate (
  digest bytea primary key check (octet_length(digest) = 32),
  count  integer not null,
  until  timestamptz not null
);
create index form_rate_due on form_rate (until);
