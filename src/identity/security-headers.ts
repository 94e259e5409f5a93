import type { Identity } from './identity.ts';

/**
 * The headers of every answer. Nothing is kept by anybody; no inline script or style runs. After a form is posted
 * here the browser is led on to the client: Chromium wants the client's origin among those that forms may reach.
 */
export function securityHeaders({
  issuer,
  clients,
}: Pick<Identity, 'issuer' | 'clients'>): Record<string, string> {
  const led = new Set(
    clients.flatMap(({ origins, redirectUris }) => [...origins, ...redirectUris.map(originOf)]),
  );
  const directives = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `form-action ${["'self'", ...led].join(' ')}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ];
  return {
    'cache-control': 'no-store',
    'content-security-policy': directives.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Not `no-referrer`: with it browsers hide the origin of the forms that are posted here.
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-resource-policy': 'same-origin',
    ...(issuer.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000' }),
  };
}

function originOf(url: string): string {
  return new URL(url).origin;
}
