import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeFacts, type SiteLocale } from '../../i18n/locales.ts';
import type { Identity } from '../identity.ts';
import { cookieName, readCookie } from '../own-cookies.ts';

const byLanguage: ReadonlyMap<string, SiteLocale> = new Map([
  ['en', 'en'],
  ['fr', 'fr-fr'],
  ['zh', 'zh-cn'],
  // Any.
  ['*', 'en'],
]);

/**
 * The language that a list such as `fr-FR en` or `fr-FR,fr;q=0.9` asks for most (RFC 9110 §12.5.4), of those that the
 * pages are written in; undefined when there is none.
 */
function localeAmong(list: unknown): SiteLocale | undefined {
  if (typeof list !== 'string') return undefined;
  const members = list
    .toLowerCase()
    .replaceAll(/\s*;\s*/g, ';')
    .split(/[\s,]+/);
  return members
    .map((member) => {
      const [tag = '', weight = 'q=1'] = member.split(';');
      return { locale: byLanguage.get(tag.split('-')[0] ?? ''), weight: Number(weight.replace('q=', '')) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .find(({ locale }) => locale !== undefined)?.locale;
}

/** The language chosen on the page, else that of where the visitor comes from, else English. */
export function chooseLocale(chosen: unknown, ...comingFrom: readonly unknown[]): SiteLocale {
  return [chosen, ...comingFrom].map(localeAmong).find((locale) => locale !== undefined) ?? 'en';
}

const name = 'identity-language';

interface LanguageSources {
  readonly identity: Pick<Identity, 'issuer'>;
  readonly request: Pick<FastifyRequest, 'headers'>;
}

/** Where no address says it: the language of the page before, then those that the browser asks for. */
export function languagesOf({ identity, request }: LanguageSources): readonly unknown[] {
  return [readCookie(request, cookieName(identity, name)), request.headers['accept-language']];
}

/** Keeps a page's language until the browser is closed, for pages whose address has lost it. */
export function keepLocale(
  { identity, request, reply }: LanguageSources & { readonly reply: FastifyReply },
  locale: SiteLocale,
) {
  const key = cookieName(identity, name);
  const { language } = localeFacts[locale];
  if (readCookie(request, key) === language) return;
  const how = identity.issuer.startsWith('https:') ? '; Secure' : '';
  // Beside those of the protocol library, which sets its own there.
  reply.raw.appendHeader('set-cookie', `${key}=${language}; Path=/; SameSite=Lax${how}; HttpOnly`);
}
