import type { AuthParts } from '../auth-parts.ts';
import { HttpStatusError } from '../http/http-errors.ts';
import { messages } from '../messages.ts';
import { isRefusal } from '../provider-error.ts';
import type { LoginResult } from '../redirects/login-result.ts';
import { accept } from '../sign-in.ts';
import { followSignOut, signOut } from '../sign-out.ts';

/** Keeps a sign-in alive: renews it, and takes it up again on another page. Each at most once at a time. */
export class Renewal {
  readonly #parts: AuthParts;
  #restoring: Promise<void> | null = null;
  #renewing: Promise<void> | null = null;

  constructor(parts: AuthParts) {
    this.#parts = parts;
  }

  /** @throws what the provider rejects with, logged as 'Silent authentication failed' */
  async renewToken(): Promise<LoginResult> {
    const { provider, options, session } = this.#parts;
    try {
      return await provider.renew(session.state.token);
    } catch (error) {
      options.log(messages.silentFailed, error);
      throw error;
    }
  }

  /** Renews token, flag and user; whoever cannot be renewed is signed out (spec §4). Never rejects. */
  renewSession = (): Promise<void> => {
    this.#renewing ??= this.#renewNow().finally(() => {
      this.#renewing = null;
    });
    return this.#renewing;
  };

  async #renewNow(): Promise<void> {
    const { flag, session, options } = this.#parts;
    const { era } = session;
    try {
      const result = await this.renewToken();
      if (era !== session.era) return;
      // Another tab signed out, and its word is still on the way.
      if (!flag.isSet) return followSignOut(this.#parts, 'signed-out');
      flag.set();
      await accept(this.#parts, { result, change: 'renewed', renew: this.renewSession });
    } catch (error) {
      options.log(messages.renewalFailed, error);
      // A failure is logged where it happens. Whoever came after is not whom it is about.
      if (session.state.authenticated && era === session.era)
        await signOut(this.#parts, 'renewal-failed').catch(() => undefined);
    }
  }

  /** Takes up the sign-in of an earlier page or another tab, if there is one. Never rejects. */
  restore = (): Promise<void> => {
    this.#restoring ??= this.#restoreNow().finally(() => {
      this.#restoring = null;
    });
    return this.#restoring;
  };

  async #restoreNow(): Promise<void> {
    const { flag, session, provider } = this.#parts;
    if (session.state.authenticated || !flag.isSet) return;
    const { era } = session;
    try {
      const restored = await provider.restore?.();
      if (era !== session.era) return;
      if (restored && (await this.#isAccepted(restored))) return;
      const result = await this.renewToken();
      if (era !== session.era) return;
      await this.#take(result);
    } catch (error) {
      // That the network failed says nothing about who is signed in.
      if (saysNo(error) && era === session.era) flag.remove();
    }
  }

  #take(result: LoginResult): Promise<void> {
    return accept(this.#parts, { result, change: 'restored', renew: this.renewSession });
  }

  /** False for a token whose access has ended meanwhile: another may be had. */
  async #isAccepted(restored: LoginResult): Promise<boolean> {
    try {
      await this.#take(restored);
      return true;
    } catch (error) {
      if (isRefusedToken(error)) return false;
      throw error;
    }
  }
}

function saysNo(error: unknown): boolean {
  return isRefusal(error) || isRefusedToken(error);
}

function isRefusedToken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof HttpStatusError && [401, 403].includes(cause.status);
}
