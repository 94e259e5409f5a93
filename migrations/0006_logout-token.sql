-- Access that another identity provider has ended: the logout tokens that it sent (OpenID Connect Back-Channel Logout
-- 1.0). With the embedded provider a token is worth nothing once its grant is gone, and nothing is written here.
create table logout_token (
  -- Each is taken once.
  jti        text primary key,
  sub        text,
  sid        text,
  -- By the clock of the provider, as is the `iat` of what it ends.
  issued_at  timestamptz not null,
  -- From then on nothing that it ends can hold any more.
  expires_at timestamptz not null,
  check (sub is not null or sid is not null)
);
create index logout_token_sub on logout_token (sub) where sub is not null;
create index logout_token_sid on logout_token (sid) where sid is not null;
create index logout_token_expiry on logout_token (expires_at);
