import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { chooseLocale, languagesOf } from '../hosted/language.ts';
import { type HostedMessages, hostedMessages } from '../hosted/messages/messages.ts';
import { renderErrorPage } from '../hosted/plain/error-page.tsx';
import { themeOf } from '../hosted/theme.ts';
import type { Identity } from '../identity.ts';
import { readersPage } from '../vary.ts';

/** Where somebody goes who is lost. */
export type ErrorSite = Pick<Identity, 'issuer'> & {
  readonly settings: Pick<Identity['settings'], 'siteOrigin'>;
};

interface FailedRequest {
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly method: string;
}

/** Answers an error that cannot be sent to the application, because its address is not known to be its own. */
export function renderProtocolError(
  site: ErrorSite,
  ctx: KoaContextWithOIDC,
  { error, error_description }: ErrorOut,
): void {
  const detail = [error, error_description].filter(Boolean).join(': ');
  ctx.type = 'html';
  ctx.vary([...readersPage]);
  ctx.body = errorPage(site, ctx, 'request', detail);
}

/**
 * A page that says what went wrong and leads to the site, with the technical detail for whoever helps.
 *
 * @param asked whose address may have `lang` or `ui_locales`
 */
export function errorPage(
  site: ErrorSite,
  { url, headers, method }: FailedRequest,
  problem: keyof HostedMessages['failures'],
  detail: string,
): string {
  const query = Object.fromEntries(new URLSearchParams(url.split('?')[1]));
  const languages = languagesOf({ identity: site, request: { headers } });
  const locale = chooseLocale(query.lang, query.ui_locales, ...languages);
  const { siteOrigin } = site.settings;
  const theme = themeOf(site, { query, headers });
  // What was sent is gone: the same address would be asked without it.
  const mayTryAgain = problem === 'unavailable' && method === 'GET';
  const reader = { locale, theme, siteOrigin, url: ownAddress(url), mayTryAgain };
  return renderErrorPage(reader, { ...hostedMessages(locale).failures[problem], detail });
}

/** The address as one of ours: a path that begins with two slashes would be read as another host. */
function ownAddress(url: string): string {
  return url.replace(/^[^/]*[/\\]*/, '/');
}
