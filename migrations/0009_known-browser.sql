-- Browsers in which somebody has signed in to an account: there a right password is taken also while strangers' tries
-- have the account or the network refused.
create table known_browser (
  -- SHA-256 of the secret in the browser's cookie.
  digest       bytea not null,
  account_id   text not null references account (id) on delete cascade,
  last_used_at timestamptz not null default now(),
  primary key (digest, account_id)
);
create index known_browser_account on known_browser (account_id);
