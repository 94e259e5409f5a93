import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { renderErrorPage } from '../hosted/error-page.tsx';
import { chooseLocale, languagesOf } from '../hosted/language.ts';
import { type HostedMessages, hostedMessages } from '../hosted/messages/messages.ts';
import type { Identity } from '../identity.ts';

/** Where somebody goes who is lost. */
type Site = Pick<Identity, 'issuer'> & { readonly settings: Pick<Identity['settings'], 'siteOrigin'> };

interface Asked {
  readonly query: unknown;
  readonly headers: IncomingHttpHeaders;
}

/** Answers an error that cannot be sent to the application, because its address is not known to be its own. */
export function renderProtocolError(
  site: Site,
  ctx: KoaContextWithOIDC,
  { error, error_description }: ErrorOut,
): void {
  const detail = [error, error_description].filter(Boolean).join(': ');
  ctx.type = 'html';
  ctx.body = errorPage(site, ctx, 'request', detail);
}

/**
 * A page that says what went wrong and leads to the site, with the technical detail for whoever helps.
 *
 * @param asked whose query may have `lang` or `ui_locales`
 */
export function errorPage(
  site: Site,
  { query, headers }: Asked,
  problem: keyof HostedMessages['failures'],
  detail: string,
): string {
  const { lang, ui_locales } = (query ?? {}) as { readonly lang?: unknown; readonly ui_locales?: unknown };
  const languages = languagesOf({ identity: site, request: { headers } });
  const locale = chooseLocale(lang, ui_locales, ...languages);
  const { siteOrigin } = site.settings;
  return renderErrorPage({ locale, siteOrigin }, { ...hostedMessages(locale).failures[problem], detail });
}
