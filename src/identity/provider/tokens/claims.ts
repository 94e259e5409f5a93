import { type Account, DATABASE_CONNECTION, EMAIL_CONNECTION } from '../../accounts/accounts.ts';
import type { Organization } from '../organizations.ts';

/** What our own claims begin with, so that they meet nobody else's. */
const namespace = 'https://chancery.example/';

const own = (name: string) => `${namespace}${name}`;

/** Which claims each scope brings into the id token and `/userinfo` (`sid` into the first alone); ours come with `openid`. */
export const claimsByScope = {
  openid: [
    'sub',
    'sid',
    'org_id',
    'org_name',
    ...['connection', 'isSocial', 'isLocal', 'company', 'jobTitle', 'prismaId'].map(own),
  ],
  profile: ['name', 'given_name', 'family_name', 'nickname', 'picture', 'updated_at'],
  email: ['email', 'email_verified'],
} as const;

/** Everything the id token may say of an account; what is not known is left out. */
export function identityClaims(
  account: Account,
  organization?: Organization,
): Record<string, unknown> & { sub: string } {
  const profile = texts(account.profile);
  const firm = texts(account.app_metadata);
  const nickname = profile.nickname ?? account.email.split('@')[0];
  const { given_name, family_name } = profile;
  const isLocal = account.password_hash !== null;
  const said = {
    name: profile.name ?? ([given_name, family_name].filter(Boolean).join(' ') || account.email),
    given_name,
    family_name,
    nickname,
    picture: profile.picture,
    email: account.email,
    email_verified: account.email_verified,
    updated_at: account.updated_at.toISOString(),
    ...organizationClaims(organization),
    [own('connection')]: isLocal ? DATABASE_CONNECTION : EMAIL_CONNECTION,
    [own('isSocial')]: false,
    [own('isLocal')]: isLocal,
    [own('company')]: firm.company,
    [own('jobTitle')]: firm.job_title,
    [own('prismaId')]: firm.prismaId,
  };
  const known = Object.entries(said).filter(([, value]) => value !== undefined);
  return { sub: account.id, ...Object.fromEntries(known) };
}

export function organizationClaims(organization: Organization | undefined): Record<string, string> {
  return organization ? { org_id: organization.id, org_name: organization.name } : {};
}

function texts(json: unknown): Readonly<Record<string, string | undefined>> {
  const entries = Object.entries(json as object).filter(([, value]) => typeof value === 'string' && value);
  return Object.fromEntries(entries);
}
