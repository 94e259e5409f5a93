-- Failed sign-ins and mails asked for, counted for all processes of the identity provider; rate-limiter-flexible
-- names the columns.
create table attempt (
  key    text primary key,
  points integer not null default 0,
  -- Milliseconds since 1970; null: it stays.
  expire bigint
);
create index attempt_expire on attempt (expire);
