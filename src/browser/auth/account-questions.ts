import type { AuthProvider, Provider } from './auth-provider.ts';
import type { AuthenticatedFlag } from './authenticated-flag.ts';
import { userPermissionsOf } from './authorization-source.ts';
import { AuthError } from './messages.ts';
import type { AuthOptions } from './options.ts';
import type { AuthUser } from './user/auth-user.ts';
import type { Authorization } from './user/permissions.ts';

interface AccountSources {
  readonly provider: Provider;
  readonly AuthUser: AuthProvider['AuthUser'];
  readonly flag: AuthenticatedFlag;
  readonly options: Pick<AuthOptions, 'onlineServicesAPIMUrl' | 'authorizationSource'>;
}

/** What may be asked only with a token, and only while somebody is signed in (spec §5). */
export class AccountQuestions {
  readonly #sources: AccountSources;

  constructor(sources: AccountSources) {
    this.#sources = sources;
  }

  /** @throws AuthError 'No access token passed', 'User is not authenticated' or 'Invalid user returned' */
  async user(accessToken: string): Promise<AuthUser> {
    this.#mayAsk(accessToken);
    const { provider, AuthUser } = this.#sources;
    const claims = await provider.user(accessToken).catch((cause: unknown) => {
      throw new AuthError('invalidUser', { cause });
    });
    if (!claims || typeof claims !== 'object') throw new AuthError('invalidUser');
    const user = new AuthUser(claims);
    if (!user.objectId) throw new AuthError('invalidUser');
    return user;
  }

  /**
   * @throws AuthError 'No access token passed', 'User is not authenticated', 'Missing onlineServicesAPIMUrl' or
   * 'Failed to retrieve user permissions'; HttpError
   */
  async permissions(accessToken: string): Promise<Authorization> {
    this.#mayAsk(accessToken);
    const { onlineServicesAPIMUrl, authorizationSource } = this.#sources.options;
    if (authorizationSource) return authorizationSource.fetch(accessToken);
    if (!onlineServicesAPIMUrl) throw new AuthError('missingApiUrl');
    return userPermissionsOf(onlineServicesAPIMUrl).fetch(accessToken);
  }

  #mayAsk(accessToken: string): void {
    if (!accessToken) throw new AuthError('noAccessToken');
    if (!this.#sources.flag.isSet) throw new AuthError('notAuthenticated');
  }
}
