-- The identity provider: accounts, passkeys, tickets, keys, and what the protocol remembers. Nothing of the site's
-- content or of what visitors keep there refers to these tables: another issuer may stand in their place.

create table account (
  -- The subject, as tenants of Auth0 write it.
  id                  text primary key check (id ~ '^auth0\|[0-9a-f]{24}$'),
  email               text not null check (email = btrim(email) and position('@' in email) > 1),
  email_verified      boolean not null default false,
  -- argon2id as a PHC string; null: this account signs in by mail or by passkey alone.
  password_hash       text,
  password_changed_at timestamptz,
  -- Standard claims as the account's owner gave them: given_name, family_name, name, nickname, picture.
  profile             jsonb not null default '{}' check (jsonb_typeof(profile) = 'object'),
  -- What the owner may change, and what the firm says of the account (company, job_title, prismaId).
  user_metadata       jsonb not null default '{}' check (jsonb_typeof(user_metadata) = 'object'),
  app_metadata        jsonb not null default '{}' check (jsonb_typeof(app_metadata) = 'object'),
  -- An account that was joined to another signs in as that one.
  linked_to           text references account (id) on delete cascade check (linked_to <> id),
  -- A second factor is asked for at each sign-in.
  second_factor       boolean not null default false,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  last_login_at       timestamptz,
  logins              integer not null default 0
);
create unique index account_email on account (lower(email));
create index account_linked on account (linked_to) where linked_to is not null;

-- WebAuthn credentials.
create table passkey (
  -- The credential's id, base64url.
  id           text primary key,
  account_id   text not null references account (id) on delete cascade,
  -- The handle the authenticator stores beside it, base64url.
  user_handle  text not null,
  public_key   bytea not null,
  counter      bigint not null,
  transports   text[] not null default '{}',
  backed_up    boolean not null,
  -- As its owner calls it.
  name         text not null,
  created_at   timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- What a mail or a page carries once: only its digest is kept.
create table ticket (
  -- SHA-256 of the secret; of address and code together where the secret is six digits.
  digest     bytea primary key,
  purpose    text not null,
  account_id text references account (id) on delete cascade,
  -- The address it was sent to, in lower case.
  email      text,
  data       jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index ticket_email on ticket (purpose, email) where email is not null;
create index ticket_expiry on ticket (expires_at);

-- Keys that sign tokens, and secrets that sign cookies; the newest active one signs, all others still verify.
create table signing_key (
  id         text primary key,
  use        text not null check (use in ('token', 'cookie')),
  -- A private JWK, or a secret of 32 bytes as base64url under "k".
  jwk        jsonb not null,
  created_at timestamptz not null default now(),
  -- Before this it is published and not used, so that everybody has it once it signs.
  signs_from timestamptz not null,
  retired_at timestamptz
);

-- What the protocol library stores: sessions, grants, codes, refresh tokens, interactions, …
create table oidc_model (
  model       text not null,
  id          text not null,
  payload     jsonb not null,
  grant_id    text generated always as (payload ->> 'grantId') stored,
  uid         text generated always as (payload ->> 'uid') stored,
  account_id  text generated always as (payload ->> 'accountId') stored,
  created_at  timestamptz not null default now(),
  expires_at  timestamptz,
  consumed_at timestamptz,
  primary key (model, id)
);
create index oidc_model_grant on oidc_model (grant_id) where grant_id is not null;
create index oidc_model_uid on oidc_model (model, uid) where uid is not null;
create index oidc_model_account on oidc_model (account_id, model) where account_id is not null;
create index oidc_model_expiry on oidc_model (expires_at);

-- Where a session is used, for its owner's list of them.
create table session_use (
  session_uid  text primary key,
  account_id   text not null references account (id) on delete cascade,
  user_agent   text not null,
  signed_in_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index session_use_account on session_use (account_id);

-- Mails as they were sent, in demonstration mode alone: the embedded mailbox.
create table mailbox_message (
  id        bigint generated always as identity primary key,
  sent_at   timestamptz not null default now(),
  sender    text not null,
  recipient text not null,
  subject   text not null,
  text      text not null,
  html      text not null
);
