import type { AuthorizationServer } from 'oauth4webapi';
import type { SignInRequest } from '../auth-provider.ts';
import { createNonce } from '../nonce.ts';
import { ProviderError } from '../provider-error.ts';
import { callbackPath } from '../redirects/redirect-address.ts';
import { authorizationRequest } from './authorization-request.ts';
import type { OidcSetup } from './oidc-settings.ts';
import type { Transaction } from './transactions.ts';
import { checkOrigin, webMessage } from './web-message.ts';

/** Size of the window of a sign-in, in pixels (spec §9). */
const popupSize = { width: 500, height: 600 };

const asMessage = { response_mode: 'web_message' };

export interface WindowAnswer {
  readonly parameters: URLSearchParams;
  readonly transaction: Transaction;
}

export interface SilentQuestion {
  /** By default this site's callback. */
  readonly redirectUri?: string;
  /** Milliseconds; a minute by default. */
  readonly timeout?: number;
  /** What a timeout is called. */
  readonly late?: string;
  readonly parameters?: Readonly<Record<string, string>>;
  /** Instead of the usual one. */
  readonly scope?: string;
}

/**
 * Asks in a hidden frame whether the provider still knows who is there; it may not show anything.
 * @throws ProviderError `origin_mismatch`, `timeout` or what the provider says; HttpError
 */
export async function askSilently(
  setup: OidcSetup,
  server: AuthorizationServer,
  question: SilentQuestion = {},
): Promise<WindowAnswer> {
  const { page, issuer, windowTimeout } = setup;
  const {
    redirectUri = page.address.origin + callbackPath,
    timeout = windowTimeout,
    late = 'Timeout during authentication renew.',
    parameters = {},
    scope,
  } = question;
  checkOrigin(redirectUri, page, 'redirectUri');
  const request = { state: createNonce(), redirectUri, language: 'en', parameters };
  const more = { ...asMessage, prompt: 'none', ...(scope !== undefined && { scope }) };
  const { address, transaction } = await authorizationRequest(setup, server, request, more);
  const from = page.openFrame(address);
  const { origin } = new URL(issuer);
  return {
    transaction,
    parameters: await webMessage({ page, from, origin, state: transaction.state, timeout, late }),
  };
}

/** Shows the provider's page in a window of its own. @throws as `askSilently`, and ProviderError `popup_blocked` */
export async function askInPopup(
  setup: OidcSetup,
  server: () => Promise<AuthorizationServer>,
  request: SignInRequest,
): Promise<WindowAnswer> {
  const { page, issuer, windowTimeout: timeout } = setup;
  checkOrigin(request.redirectUri, page, 'popup');
  // Opened before anything is waited for: browsers let windows open in answer to a click alone.
  const from = page.openPopup(popupSize);
  if (from === null) throw new ProviderError('popup_blocked', 'The browser did not let a window open.');
  try {
    const { address, transaction } = await authorizationRequest(setup, await server(), request, asMessage);
    from.go(address);
    const late = 'Timeout during executing web_message communication';
    const { origin } = new URL(issuer);
    return {
      transaction,
      parameters: await webMessage({ page, from, origin, state: request.state, timeout, late }),
    };
  } finally {
    from.close();
  }
}
