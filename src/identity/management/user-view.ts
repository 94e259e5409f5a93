import { type Account, DATABASE_CONNECTION, EMAIL_CONNECTION } from '../accounts/accounts.ts';
import { identityClaims } from '../provider/tokens/claims.ts';

/** One way in, as Auth0 lists it: the account's own, and those that were joined to it. */
function identityView(account: Account, { isMain }: { readonly isMain: boolean }) {
  return {
    connection: account.password_hash === null ? EMAIL_CONNECTION : DATABASE_CONNECTION,
    provider: 'auth0',
    user_id: account.id.replace('auth0|', ''),
    isSocial: false,
    ...(!isMain && { profileData: { email: account.email, email_verified: account.email_verified } }),
  };
}

/** The account as its owner may read it; what the firm keeps with it stays out, but for the claims. */
export function userView(account: Account, joined: readonly Account[]) {
  const { sub, name, given_name, family_name, nickname, picture } = identityClaims(account);
  return {
    user_id: sub,
    email: account.email,
    email_verified: account.email_verified,
    name,
    given_name,
    family_name,
    nickname,
    picture,
    user_metadata: account.user_metadata,
    identities: identitiesView(account, joined),
    created_at: account.created_at.toISOString(),
    updated_at: account.updated_at.toISOString(),
    last_login: account.last_login_at?.toISOString(),
    last_password_reset: account.password_changed_at?.toISOString(),
    logins_count: account.logins,
  };
}

export function identitiesView(account: Account, joined: readonly Account[]) {
  return [
    identityView(account, { isMain: true }),
    ...joined.map((one) => identityView(one, { isMain: false })),
  ];
}
