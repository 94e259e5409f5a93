import type { FastifyRequest } from 'fastify';
import { localeFacts, type SiteLocale, siteLocales } from '../../routing/locales.ts';

/** The language that a client asks mails to be in, by Auth0's header; English when it asks for none of ours. */
export function languageOf({ headers }: FastifyRequest): SiteLocale {
  const asked = String(headers['x-request-language'] ?? '')
    .slice(0, 2)
    .toLowerCase();
  return siteLocales.find((locale) => localeFacts[locale].language === asked) ?? 'en';
}
