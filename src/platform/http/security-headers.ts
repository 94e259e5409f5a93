import { hash } from 'node:crypto';
import type { Settings } from '../settings/settings.ts';

type HeaderSettings = Pick<
  Settings,
  | 'siteOrigin'
  | 'authIssuer'
  | 'onlineServicesApiUrl'
  | 'graphqlWsUrl'
  | 'visitCounter'
  | 'errorReceiver'
  | 'errorSample'
>;

/**
 * The headers of every answer. The policy names no `unsafe-*`: only this origin's files run, and of what stands in a
 * page the one script whose hash is named (CSP Level 3 §8.4). The identity provider is reached by fetch (token,
 * userinfo), by a form's redirect and by the silent frame.
 *
 * @param inlineScript the text of that script, where pages have it
 */
export function securityHeaders(
  settings: HeaderSettings,
  inlineScript?: string,
): Readonly<Record<string, string>> {
  const secure = settings.siteOrigin.startsWith('https:');
  return {
    'content-security-policy': contentSecurityPolicy(settings, secure, inlineScript),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    // Popup sign-in needs its opener; other windows get none.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': 'max-age=63072000' }),
  };
}

function contentSecurityPolicy(settings: HeaderSettings, secure: boolean, inlineScript?: string): string {
  const identity = settings.authIssuer === undefined ? [] : [new URL(settings.authIssuer).origin];
  const called = [
    ...identity,
    new URL(settings.onlineServicesApiUrl).origin,
    ...[
      settings.graphqlWsUrl,
      settings.visitCounter?.address,
      settings.errorSample > 0 ? settings.errorReceiver?.address : undefined,
    ].flatMap((url) => (url === undefined ? [] : [originOf(url)])),
  ].filter((origin) => origin !== settings.siteOrigin);
  const directives = [
    `default-src 'none'`,
    `script-src 'self'${inlineScript ? ` 'sha256-${hash('sha256', inlineScript, 'base64')}'` : ''}`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...new Set(called)].join(' ')}`,
    `frame-src ${identity[0] ?? "'none'"}`,
    `manifest-src 'self'`,
    `form-action ${["'self'", ...identity].join(' ')}`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** Scheme, host and port; `URL.origin` is null for sockets. */
function originOf(address: string): string {
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}

/**
 * Headers that every HTML page has besides. Anybody may keep a copy, and must ask before each use: a take-down has
 * to hold at once, so no shared cache is given a time of its own (`s-maxage`); a 304 costs less than a page.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'speculation-rules': '"/speculation-rules.json"',
};

/** For pages that show what belongs to a visitor, although their HTML does not. */
export const privatePageHeaders: Readonly<Record<string, string>> = { 'cache-control': 'no-store' };

/** For pages of forms: each is made for who asks for it, and none is found by a search engine. */
export const formPageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

/**
 * For pages that a secret link leads to: no cache keeps them, no search engine lists them, and what is followed from them
 * is told the origin, and never the link. Without any referrer a browser would not say either that their forms come from
 * our own pages.
 */
export const secretLinkHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'strict-origin',
};

/** Pages worth loading before they are asked for: this site's own, but none that signs in, out or downloads. */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...[
            '/auth',
            '/auth/*',
            '/*/auth/*',
            '/graphql',
            '/user/*',
            '/assets/*',
            '/sitemap*',
            '/robots.txt',
          ].map((pattern) => ({ not: { href_matches: pattern } })),
          { not: { selector_matches: '[download], [rel~=nofollow], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const;
