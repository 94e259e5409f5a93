-- What the identity provider is to send: mails, and logout tokens to clients. Written with the act that it tells of, in
-- one transaction; deleted once somebody has taken it.
create table outgoing (
  id         bigint generated always as identity primary key,
  kind       text not null check (kind in ('mail', 'logout')),
  content    jsonb not null,
  tries      integer not null default 0,
  -- When it is tried, or tried again.
  due_at     timestamptz not null default now(),
  -- From then on nobody needs it: its links work no longer, or it is no news any more.
  expires_at timestamptz not null
);
create index outgoing_due on outgoing (due_at);
