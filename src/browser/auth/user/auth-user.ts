/** What a provider says about somebody: the claims of an id token, or the answer of userinfo. */
export type Claims = Readonly<Record<string, unknown>>;

/** In front of our own claims' names, since only the standard ones may be plain (our domain, spec §3). */
export const claimNamespace = 'https://chancery.example/';

/** Who is signed in, from the provider's claims, namespaced or plain; a text that is absent is '' (spec §3). */
export class AuthUser {
  readonly name: string;
  readonly connection: string;
  readonly userIdentifier: string;
  readonly identityProvider: string;
  /** The subject: what the provider calls this person. */
  readonly objectId: string;
  readonly email: string;
  readonly familyName: string;
  readonly givenName: string;
  /** Address of a picture. */
  readonly photo: string;
  /** Whether the password is kept by the provider itself, so that it can be changed there. */
  readonly isLocal: boolean;
  readonly isSocial: boolean;
  readonly company: string;
  readonly jobTitle: string;
  /** Who vouches for all this: the claim, else the issuer. */
  readonly authority: string;
  /** A copy of what the provider sent. */
  readonly profile: Claims;

  constructor(claims: Claims, namespace: string = claimNamespace) {
    const claim = (...names: readonly string[]) =>
      names.flatMap((name) => [claims[namespace + name], claims[name]]).find((value) => value !== undefined);
    const text = (...names: readonly string[]) => {
      const value = claim(...names);
      return typeof value === 'string' ? value : '';
    };
    const isTrue = (name: string) => [true, 'true'].includes(claim(name) as string | boolean);
    this.name = text('name');
    this.connection = text('connection');
    this.userIdentifier = text('userIdentifier', 'user_identifier');
    this.identityProvider = text('identityProvider', 'identity_provider');
    this.objectId = text('sub');
    this.email = text('email');
    this.familyName = text('familyName', 'family_name');
    this.givenName = text('givenName', 'given_name');
    this.photo = text('picture');
    this.isLocal = isTrue('isLocal');
    this.isSocial = isTrue('isSocial');
    this.company = text('company');
    this.jobTitle = text('jobTitle', 'job_title');
    this.authority = text('authority', 'iss');
    this.profile = structuredClone(claims);
  }
}
