-- Subjects of the embedded identity provider whose account was erased: a token that outlives it must keep nothing anew.
create table erased_subject (
  -- SHA-256 of the subject.
  digest    bytea primary key,
  erased_at timestamptz not null default now()
);
