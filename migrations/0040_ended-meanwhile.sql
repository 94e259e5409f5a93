-- What ends while something is under way ends that too. How often an account was signed out everywhere: a sign-in whose
-- proof is older than the last time begins nothing.
alter table account add column sign_outs integer not null default 0;

-- When a session was ended: a request of its browser that was under way must not store it anew. The row stays for longer
-- than any request takes; null: it has not been ended.
alter table session_use add column ended_at timestamptz;

-- Keys that were in use in demonstration mode, which whoever has the machine may have read: outside it they are replaced.
alter table signing_key add column of_demonstration boolean not null default false;

-- Those that are there already: accounts of example.com are made in that mode alone.
update signing_key set of_demonstration = true
where exists (
  select from account
  where of_demonstration or lower(email) in ('visitor@example.com', 'client@example.com', 'editor@example.com'));
