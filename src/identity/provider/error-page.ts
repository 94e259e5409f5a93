import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { renderErrorPage } from '../hosted/error-page.tsx';
import { chooseLocale } from '../hosted/language.ts';
import { type HostedMessages, hostedMessages } from '../hosted/messages/messages.ts';

/** Answers an error that cannot be sent to the application, because its address is not known to be its own. */
export function renderProtocolError(ctx: KoaContextWithOIDC, { error, error_description }: ErrorOut): void {
  const detail = [error, error_description].filter(Boolean).join(': ');
  ctx.type = 'html';
  ctx.body = errorPage(ctx.query.ui_locales, 'request', detail);
}

/**
 * A page that says what went wrong, with the technical detail for whoever helps.
 *
 * @param locales as in `ui_locales`
 */
export function errorPage(
  locales: unknown,
  problem: keyof HostedMessages['failures'],
  detail: string,
): string {
  const locale = chooseLocale(locales);
  return renderErrorPage(locale, { ...hostedMessages(locale).failures[problem], detail });
}
