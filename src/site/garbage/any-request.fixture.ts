import fc from 'fast-check';
import type { RegisteredRoute } from '../../platform/http/registered-routes.ts';
import { type AnyHeaders, headersFor, headersOfGuest, methods } from './any-headers.fixture.ts';
import { anyJsonText, anyText, brokenJson } from './any-text.fixture.ts';
import { type AnyBreak, anyBreak } from './broken-bytes.fixture.ts';
import { nearlySound, type Sound } from './nearly-sound.fixture.ts';
import { asHeaders, asTarget, encode, formOf } from './on-the-wire.fixture.ts';

/** What a server knows, so that some of what is sent gets past its first checks. */
export interface Known {
  /** Names of parameters and fields. */
  readonly names: readonly string[];
  /** Values that exist, such as addresses of clients or the id of a sign-in under way. */
  readonly values: readonly string[];
  /** Values that exist, by the parameter of a route's path. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  /** Whole `cookie` headers. */
  readonly cookies: readonly string[];
  /** Names of cookies. */
  readonly cookieNames: readonly string[];
  /** Tokens that are good. */
  readonly bearers: readonly string[];
  /** Of its own pages and those of its clients. */
  readonly origins: readonly string[];
  /** Bodies of a kind of their own by the path of their route, as JSON. */
  readonly bodies?: Readonly<Record<string, fc.Arbitrary<unknown>>>;
  /** Requests that a route would take, for those that are nearly so. */
  readonly sound?: (route: RegisteredRoute) => readonly Sound[];
}

export interface AnyRequest {
  readonly route: RegisteredRoute;
  readonly method: string;
  /** Path and query, as they are sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  /** How its bytes are spoilt on their way; null: not at all. */
  readonly spoilt: AnyBreak | null;
}

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

/** A body, and what it is said to be. */
export interface Content {
  readonly type: string;
  readonly body: Buffer;
}

/** What a request is put together of. */
export interface Parts {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  readonly headers: AnyHeaders;
  readonly content: Content;
}

/**
 * Any request to one of the routes: by its method mostly, with what it asks for, or with anything at all; and, where it
 * is known what a route takes, with one thing wrong in that.
 */
export function anyRequest(routes: readonly RegisteredRoute[], known: Known): fc.Arbitrary<AnyRequest> {
  return anyOf(routes).chain((route) => {
    const garbage = anyParts(route, known);
    const sounds = known.sound?.(route) ?? [];
    return fc
      .record({
        method: fc.oneof(
          { weight: 12, arbitrary: fc.constant(route.method) },
          { weight: 1, arbitrary: fc.constantFrom(...methods) },
        ),
        parts:
          sounds.length === 0
            ? garbage
            : fc.oneof(
                { weight: 3, arbitrary: nearlySound(route, sounds, known, garbage) },
                { weight: 2, arbitrary: garbage },
              ),
        spoilt: anyBreak,
      })
      .map(({ method, parts, spoilt }) => ({ ...requestOf(route, parts, method), spoilt }));
  });
}

/** The request that its parts make. */
export function requestOf(
  route: RegisteredRoute,
  { path, query, headers, content }: Parts,
  method = route.method,
): AnyRequest {
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'TRACE';
  return {
    route,
    method,
    target: asTarget(path + query),
    headers: asHeaders({
      ...headers,
      ...(hasBody && content.type && { 'content-type': content.type }),
    }),
    body: hasBody ? content.body : null,
    spoilt: null,
  };
}

function anyParts(route: RegisteredRoute, known: Known): fc.Arbitrary<Parts> {
  const value = known.values.length > 0 ? fc.oneof(fc.constantFrom(...known.values), anyText) : anyText;
  const name = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known.names) },
    { weight: 1, arbitrary: anyText },
  );
  const fields = fc.array(fc.tuple(name, value), { maxLength: 8 });
  return fc.record({
    path: pathOf(route.url, value, known),
    query: fc.oneof(
      { weight: 2, arbitrary: fc.constant('') },
      { weight: 4, arbitrary: fields.map((pairs) => `?${formOf(pairs)}`) },
      { weight: 1, arbitrary: anyText.map((text) => `?${text}`) },
    ),
    headers: fc.oneof(headersFor(known), headersOfGuest(known)),
    content: contentFor(route, fields, known),
  });
}

/** Files of a build are many, and all alike. */
function anyOf(routes: readonly RegisteredRoute[]): fc.Arbitrary<RegisteredRoute> {
  const files = routes.filter(({ url }) => url.startsWith('/assets/'));
  const others = routes.filter((route) => !files.includes(route));
  if (files.length === 0) return fc.constantFrom(...others);
  return fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...others) },
    { weight: 1, arbitrary: fc.constantFrom(...files) },
  );
}

/** The route's path with something in the place of each parameter. */
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

function contentFor(
  route: RegisteredRoute,
  fields: fc.Arbitrary<[string, string][]>,
  known: Known,
): fc.Arbitrary<Content> {
  const special = known.bodies?.[route.url];
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
