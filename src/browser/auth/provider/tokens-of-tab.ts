import { type LoginResult, loginResult } from '../redirects/login-result.ts';
import type { AuthStorage } from '../storage/auth-storage.ts';
import { sharedName } from '../storage-keys.ts';
import type { Claims } from '../user/auth-user.ts';
import type { OidcSetup } from './oidc-settings.ts';
import { OtherTabs } from './other-tabs.ts';
import { remaining, type StoredToken, StoredTokens } from './stored-tokens.ts';
import type { Tokens } from './token-endpoint.ts';

/** Milliseconds that a token must still hold to be taken over. */
const worthTaking = 5_000;

/** The access token of this tab, and its traffic with the other tabs. */
export class TokensOfTab {
  readonly stored: StoredTokens;
  readonly #others: OtherTabs;

  constructor({ tabStorage, clientId, tabPatience }: OidcSetup, shared: AuthStorage) {
    this.stored = new StoredTokens(tabStorage, shared);
    this.#others = new OtherTabs(sharedName(clientId), {
      patience: tabPatience,
      current: () => this.current(),
      heard: (token) => this.#hear(token),
    });
  }

  /** Null when there is none that holds, or only the unwanted one. */
  current(unwanted = ''): StoredToken | null {
    const token = this.stored.read();
    return token && isWorthTaking(token, unwanted) ? token : null;
  }

  /** This tab's token, else that of another one; of the same sign-in, and another than `unwanted`. */
  async any(unwanted = ''): Promise<StoredToken | null> {
    const own = this.current(unwanted);
    const { session } = this.stored;
    if (own !== null || session === null) return own;
    const offered = await this.#others.ask(session, (token) => isWorthTaking(token, unwanted));
    if (offered?.session !== this.stored.session) return null;
    this.stored.write(offered);
    return offered;
  }

  /** Keeps new tokens and tells the other tabs. */
  take({ answer, claims, receivedAt }: Tokens, session: string, generation: number): void {
    const before = this.stored.read();
    const token = {
      session,
      generation,
      accessToken: answer.access_token,
      endsAt: receivedAt + (answer.expires_in ?? 0) * 1000,
      idToken: answer.id_token ?? null,
      claims: claims ?? before?.claims ?? null,
      tokenType: answer.token_type,
      scope: answer.scope ?? null,
    };
    this.stored.write(token);
    this.#others.tell(token);
  }

  #hear(token: StoredToken): void {
    if (token.session !== this.stored.session) return;
    // Words may overtake one another.
    if (token.generation >= (this.stored.read()?.generation ?? 0)) this.stored.write(token);
  }

  addProfile(accessToken: string, profile: Claims): void {
    const token = this.stored.read();
    if (token?.accessToken !== accessToken) return;
    this.stored.write({ ...token, profile });
    this.#others.tell({ ...token, profile });
  }

  close(): void {
    this.#others.close();
  }
}

function isWorthTaking(token: StoredToken, unwanted: string): boolean {
  return token.accessToken !== unwanted && remaining(token) > worthTaking;
}

/** A token that was kept, as the result of a sign-in: with what remains of its life. */
export function storedResult(token: StoredToken): LoginResult {
  return loginResult({
    accessToken: token.accessToken,
    idToken: token.idToken,
    idTokenPayload: token.claims,
    expiresIn: Math.max(0, remaining(token) / 1000),
    tokenType: token.tokenType,
    scope: token.scope,
  });
}

export function freshResult({ answer, claims }: Tokens, state: string | null): LoginResult {
  return loginResult({
    accessToken: answer.access_token,
    idToken: answer.id_token ?? null,
    idTokenPayload: claims,
    refreshToken: answer.refresh_token ?? null,
    expiresIn: answer.expires_in,
    tokenType: answer.token_type,
    scope: answer.scope ?? null,
    state,
  });
}
