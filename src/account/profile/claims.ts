/** What an identity provider says of a reader; empty where it says nothing. */
export interface Claims {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly organisationName: string;
  readonly jobTitle: string;
  readonly prismaId: string;
  /** An https address, or nothing. */
  readonly photo: string;
  readonly connection: string;
  readonly isLocal: boolean;
  readonly isSocial: boolean;
}

type Payload = Readonly<Record<string, unknown>>;

/** Reads claims that are plain or stand below a domain, as `https://chancery.example/company` (spec §3). */
export function readClaims(payload: Payload): Claims {
  const of = (name: string): unknown => {
    const key = Object.keys(payload).find((one) => /^https?:\/\//.test(one) && one.endsWith(`/${name}`));
    return payload[name] ?? (key && payload[key]);
  };
  const text = (name: string, max: number) => line(of(name)).slice(0, max);
  const photo = text('picture', 2_000);
  return {
    email: text('email', 254),
    emailVerified: of('email_verified') === true,
    firstName: text('given_name', 100),
    lastName: text('family_name', 100),
    organisationName: text('company', 200),
    jobTitle: text('jobTitle', 200),
    prismaId: text('prismaId', 200),
    photo: photo.startsWith('https://') ? photo : '',
    connection: text('connection', 200),
    isLocal: of('isLocal') === true,
    isSocial: of('isSocial') === true,
  };
}

/** Text that a database keeps: one line, and nothing that is no character. */
function line(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
