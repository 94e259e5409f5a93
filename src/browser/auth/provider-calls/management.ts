import { callProvider, validParameter } from './call-provider.ts';

/** An account as the management calls show it to its owner. */
export interface ManagedUser {
  readonly user_id: string;
  readonly email?: string;
  readonly user_metadata?: Readonly<Record<string, unknown>>;
  readonly identities?: readonly Identity[];
  readonly [name: string]: unknown;
}

export interface Identity {
  readonly connection: string;
  readonly provider: string;
  readonly user_id: string;
  readonly isSocial: boolean;
  readonly profileData?: Readonly<Record<string, unknown>>;
}

/**
 * The calls on `/api/v2/users/{id}`. Each rejects with a ProviderError (such as `insufficient_scope`), an HttpError, or
 * a TypeError '{name} parameter is not valid'.
 */
export class Management {
  readonly #users: string;
  readonly #token: string;

  /** @param token an access token of the audience `<issuer>api/v2/` */
  constructor(issuer: string, token: string) {
    this.#users = `${issuer}api/v2/users/`;
    this.#token = token;
  }

  /** Scope `read:current_user`. */
  async user(userId: string): Promise<ManagedUser> {
    return (await this.#call(userId)) as ManagedUser;
  }

  /** Scope `update:current_user_metadata`: merged one level deep, null deletes. */
  async patchMetadata(userId: string, userMetadata: Readonly<Record<string, unknown>>): Promise<ManagedUser> {
    validParameter('userId', userId, 'string');
    validParameter('userMetadata', userMetadata, 'object');
    const body = { user_metadata: userMetadata };
    return (await this.#call(userId, { method: 'PATCH', body })) as ManagedUser;
  }

  async patchAttributes(userId: string, user: Readonly<Record<string, unknown>>): Promise<ManagedUser> {
    validParameter('userId', userId, 'string');
    validParameter('user', user, 'object');
    return (await this.#call(userId, { method: 'PATCH', body: user })) as ManagedUser;
  }

  /** Scope `update:current_user_identities`. @param secondaryToken the id token of the account to be joined */
  async link(userId: string, secondaryToken: string): Promise<readonly Identity[]> {
    validParameter('userId', userId, 'string');
    validParameter('secondaryUserToken', secondaryToken, 'string');
    const request = { method: 'POST', body: { link_with: secondaryToken } } as const;
    return (await this.#call(userId, request, '/identities')) as readonly Identity[];
  }

  #call(userId: string, request: { method?: 'PATCH' | 'POST'; body?: unknown } = {}, rest = '') {
    validParameter('userId', userId, 'string');
    const address = this.#users + encodeURIComponent(userId) + rest;
    return callProvider(address, { ...request, bearer: this.#token });
  }
}
