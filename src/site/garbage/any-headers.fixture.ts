import fc from 'fast-check';
import type { Known } from './any-request.fixture.ts';
import { anyJsonText, anyText } from './any-text.fixture.ts';

export const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
];

export type AnyHeaders = Readonly<Record<string, string | undefined>>;

export const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

/** The network that a proxy speaks for, since one is let in only so often; or this machine, which may see more. */
export const anyNetwork = fc.oneof(
  { weight: 8, arbitrary: fc.ipV4() },
  { weight: 1, arbitrary: anyText },
  { weight: 1, arbitrary: fc.constant(undefined) },
);

export const anyEncoding = fc.oneof(
  fc.constantFrom('gzip', 'br', 'deflate', 'identity', 'gzip, br'),
  anyText,
);

/** Headers of a stranger, some of them with what a server knows. */
export function headersFor({ cookies, cookieNames, bearers, origins }: Known): fc.Arbitrary<AnyHeaders> {
  const often = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
  const cookie = fc
    .array(fc.tuple(fc.constantFrom(...cookieNames, 'x'), anyText), { maxLength: 4 })
    .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('; '));
  const token = fc.oneof(
    anyText,
    fc
      .tuple(anyJsonText, anyJsonText, anyText)
      .map((parts) => parts.map((part) => Buffer.from(part).toString('base64url').slice(0, 2_000)).join('.')),
  );
  return fc.record({
    accept: often(fc.oneof(fc.constantFrom('text/html', 'application/json', '*/*', 'image/png'), anyText)),
    'accept-language': often(fc.oneof(fc.constantFrom('fr;q=0.8, zh', '*;q=0', 'zh-Hans'), anyText)),
    'accept-encoding': rarely(fc.oneof(fc.constantFrom('br', 'gzip;q=0', 'identity;q=0'), anyText)),
    authorization: often(
      fc.oneof(
        ...(bearers.length > 0 ? [fc.constantFrom(...bearers).map((one) => `Bearer ${one}`)] : []),
        fc
          .tuple(fc.constantFrom('Bearer', 'DPoP', 'Basic', 'bearer', ''), token)
          .map((both) => both.join(' ')),
      ),
    ),
    cookie: often(cookies.length > 0 ? fc.oneof(fc.constantFrom(...cookies), cookie) : cookie),
    origin: often(
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...origins) }, { weight: 1, arbitrary: anyText }),
    ),
    'sec-fetch-site': often(fc.oneof(fc.constantFrom('same-origin', 'cross-site', 'none'), anyText)),
    'x-forwarded-for': anyNetwork,
    dpop: rarely(token),
    range: rarely(fc.oneof(fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-1'), anyText)),
    'if-none-match': rarely(fc.oneof(fc.constantFrom('*', 'W/"x"', '"'), anyText)),
    'if-modified-since': rarely(anyText),
    'content-encoding': rarely(anyEncoding),
    'x-forwarded-host': rarely(anyText),
    'x-forwarded-proto': rarely(anyText),
    'x-request-language': rarely(anyText),
    'auth0-client': rarely(token),
    'user-agent': rarely(anyText),
    referer: rarely(anyText),
    'access-control-request-method': rarely(fc.constantFrom(...methods)),
  });
}

/** Of somebody who is let in: from its own pages, with what they were given. */
export function headersOfGuest(known: Known): fc.Arbitrary<AnyHeaders> {
  const { cookies, bearers, origins } = known;
  return fc
    .record({
      some: headersFor(known),
      cookie: fc.constantFrom(undefined, ...cookies),
      bearer: fc.constantFrom(undefined, ...bearers),
    })
    .map(({ some, cookie, bearer }) => ({
      ...some,
      origin: origins[0],
      'sec-fetch-site': 'same-origin',
      cookie: cookie ?? some.cookie,
      authorization: bearer ? `Bearer ${bearer}` : some.authorization,
      'content-encoding': undefined,
    }));
}
