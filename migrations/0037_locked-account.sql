-- An account that the firm has locked: nobody signs in to it, however they show who they are.
alter table account add column locked_at timestamptz;
