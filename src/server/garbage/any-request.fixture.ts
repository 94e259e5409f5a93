import fc from 'fast-check';
import type { Door } from '../doors.ts';
import { anyJsonText, anyText, brokenJson } from './any-text.fixture.ts';

/** What a server knows, so that some of what is sent gets past its first checks. */
export interface Known {
  /** Names of parameters and fields. */
  readonly names: readonly string[];
  /** Values that exist, such as addresses of clients or the id of a sign-in under way. */
  readonly values: readonly string[];
  /** Values that exist, by the parameter of a door's path. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  /** Whole `cookie` headers. */
  readonly cookies: readonly string[];
  /** Names of cookies. */
  readonly cookieNames: readonly string[];
  /** Tokens that are good. */
  readonly bearers: readonly string[];
  /** Of its own pages and those of its clients. */
  readonly origins: readonly string[];
  /** Bodies of a kind of their own by the path of their door, as JSON. */
  readonly bodies?: Readonly<Record<string, fc.Arbitrary<unknown>>>;
}

export interface AnyRequest {
  readonly method: string;
  /** Path and query, as they are sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH'];
const contentTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/graphql-response+json',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'text/html',
  'application/octet-stream',
  ';;;',
  'application/json; charset="',
];

/** Any request to one of the doors: by its method mostly, with what it asks for, or with anything at all. */
export function anyRequest(doors: readonly Door[], known: Known): fc.Arbitrary<AnyRequest> {
  const value = known.values.length > 0 ? fc.oneof(fc.constantFrom(...known.values), anyText) : anyText;
  const name = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known.names) },
    { weight: 1, arbitrary: anyText },
  );
  const fields = fc.array(fc.tuple(name, value), { maxLength: 8 });
  return anyOf(doors).chain((door) =>
    fc
      .record({
        method: fc.oneof(
          { weight: 8, arbitrary: fc.constant(door.method) },
          { weight: 1, arbitrary: fc.constantFrom(...methods) },
        ),
        path: pathOf(door.url, value, known),
        query: fc.oneof(
          { weight: 2, arbitrary: fc.constant('') },
          { weight: 4, arbitrary: fields.map((pairs) => `?${formOf(pairs)}`) },
          { weight: 1, arbitrary: anyText.map((text) => `?${text}`) },
        ),
        headers: fc.oneof(headersFor(known), headersOfGuest(known)),
        content: contentFor(door, fields, known),
      })
      .map(({ method, path, query, headers, content }) => {
        const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'TRACE';
        return {
          method,
          target: asTarget(path + query),
          headers: asHeaders({
            ...headers,
            ...(hasBody && content.type && { 'content-type': content.type }),
          }),
          body: hasBody ? content.body : null,
        };
      }),
  );
}

/** Files of a build are many, and all alike. */
function anyOf(doors: readonly Door[]): fc.Arbitrary<Door> {
  const files = doors.filter(({ url }) => url.startsWith('/assets/'));
  const others = doors.filter((door) => !files.includes(door));
  if (files.length === 0) return fc.constantFrom(...others);
  return fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...others) },
    { weight: 1, arbitrary: fc.constantFrom(...files) },
  );
}

/** The door's path with something in the place of each parameter. */
function pathOf(url: string, value: fc.Arbitrary<string>, { params = {} }: Known): fc.Arbitrary<string> {
  const parts = url.split('/').map((part) => {
    if (!/[:*]/.test(part)) return fc.constant(part);
    const there = params[part.slice(1)] ?? [];
    const filled = value.map((text) => part.replace(/:\w+|\*/g, () => encode(text)));
    return fc.oneof(
      ...(there.length > 0 ? [{ weight: 12, arbitrary: fc.constantFrom(...there) }] : []),
      { weight: 6, arbitrary: filled },
      { weight: 1, arbitrary: anyText },
    );
  });
  const whole = fc.tuple(...parts).map((all) => all.join('/'));
  return fc.oneof(
    { weight: 12, arbitrary: whole },
    { weight: 1, arbitrary: whole.map((path) => `${path}/`) },
    { weight: 1, arbitrary: fc.tuple(whole, anyText).map(([path, text]) => `${path}/${encode(text)}`) },
  );
}

function contentFor(door: Door, fields: fc.Arbitrary<[string, string][]>, known: Known) {
  const special = known.bodies?.[door.url];
  return fc.oneof(
    ...(special ? [{ weight: 8, arbitrary: special.map((value) => jsonBody(JSON.stringify(value))) }] : []),
    {
      weight: 5,
      arbitrary: fields.map((pairs) => ({
        type: 'application/x-www-form-urlencoded',
        body: Buffer.from(formOf(pairs)),
      })),
    },
    {
      weight: 5,
      arbitrary: fc
        .array(fc.tuple(fc.constantFrom(...known.names), anyJsonText), { maxLength: 8 })
        .map((pairs) => pairs.map(([name, text]) => `${JSON.stringify(name)}:${text}`))
        .map((members) => jsonBody(`{${members.join()}}`)),
    },
    { weight: 2, arbitrary: anyJsonText.map(jsonBody) },
    { weight: 1, arbitrary: brokenJson.map(jsonBody) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constantFrom(...contentTypes),
        body: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constantFrom(...contentTypes, ''),
        body: fc.integer({ min: 0, max: 90_000 }).map((length) => Buffer.alloc(length, 'a=')),
      }),
    },
  );
}

const jsonBody = (text: string) => ({ type: 'application/json', body: Buffer.from(text) });

function headersFor({ cookies, cookieNames, bearers, origins }: Known) {
  const often = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
  const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
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
    'x-forwarded-for': fc.oneof({ weight: 6, arbitrary: fc.ipV4() }, { weight: 1, arbitrary: anyText }),
    dpop: rarely(token),
    range: rarely(fc.oneof(fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-1'), anyText)),
    'if-none-match': rarely(fc.oneof(fc.constantFrom('*', 'W/"x"', '"'), anyText)),
    'if-modified-since': rarely(anyText),
    'content-encoding': rarely(fc.oneof(fc.constantFrom('gzip', 'br'), anyText)),
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
function headersOfGuest(known: Known) {
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

function formOf(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, text]) => `${encode(name)}=${encode(text)}`).join('&');
}

/** Percent-encoded as UTF-8; halves of characters as they are. */
export function encode(text: string): string {
  return text.replaceAll(/[^\ud800-\udfff]/gu, encodeURIComponent);
}

/** What may stand in the first line of a request: no space, no control, and no byte beyond ASCII but as `%xx`. */
function asTarget(text: string): string {
  const bytes = Buffer.from(text.replaceAll('#', '%23')).toString('latin1');
  const target = bytes
    .replaceAll(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`)
    .replaceAll(/[^\x21-\x7e]/g, '%');
  return (target.startsWith('/') ? target : `/${target}`).slice(0, 8_000);
}

/** What may stand in a header: bytes without controls. */
function asHeaders(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, text]) =>
      text === undefined
        ? []
        : [
            [
              name,
              Buffer.from(text)
                .toString('latin1')
                .replaceAll(/[^\x20-\x7e\x80-\xff]/g, '')
                .trim()
                .slice(0, 3_000),
            ],
          ],
    ),
  );
}
