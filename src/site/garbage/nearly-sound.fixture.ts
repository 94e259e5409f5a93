import fc from 'fast-check';
import type { RegisteredRoute } from '../../platform/http/registered-routes.ts';
import { type AnyHeaders, anyEncoding, anyNetwork, rarely } from './any-headers.fixture.ts';
import type { Content, Known, Parts } from './any-request.fixture.ts';
import { anyJsonText, anyText } from './any-text.fixture.ts';
import { encode } from './on-the-wire.fixture.ts';

/** A request as a route wants it. */
export interface Sound {
  /** Values of the parameters of its path, as they are sent. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Fields;
  readonly body?: Fields;
  /** A form by default. */
  readonly isJson?: boolean;
  /** A whole header. */
  readonly cookie?: string;
  readonly bearer?: string;
  /** Of the page that asks; by default the server's own. */
  readonly origin?: string;
}

type Fields = Readonly<Record<string, unknown>>;

interface Field {
  readonly name: string;
  readonly json: string;
  /** Stands in a form as it is, and not percent-encoded. */
  readonly isRaw?: boolean;
}

/** What becomes of one field. */
type Spoil = (field: Field) => readonly Field[];

/** A sound request with something wrong in it, or nothing. */
export function nearlySound(
  route: Pick<RegisteredRoute, 'url'>,
  sounds: readonly Sound[],
  known: Known,
  garbage: fc.Arbitrary<Parts>,
): fc.Arbitrary<Parts> {
  return fc.constantFrom(...sounds).chain((sound) =>
    fc
      .record({
        any: garbage,
        replaced: fc.oneof(
          { weight: 8, arbitrary: fc.constant(null) },
          { weight: 3, arbitrary: fc.constantFrom<keyof Parts>('path', 'query', 'headers', 'content') },
        ),
        query: fieldsNearly(sound.query, known),
        body: fieldsNearly(sound.body, known),
        isOther: fc.oneof(
          { weight: 9, arbitrary: fc.constant(false) },
          { weight: 1, arbitrary: fc.constant(true) },
        ),
        charset: rarely(fc.constantFrom('utf-8', 'utf-16', 'iso-8859-1', '"', 'x'.repeat(300))),
        network: anyNetwork,
        encoding: rarely(rarely(anyEncoding)),
        accept: fc.constantFrom('text/html', 'application/json', '*/*'),
      })
      .map(({ any, replaced, query, body, isOther, charset, network, encoding, accept }) => {
        const isJson = (sound.isJson ?? false) !== isOther;
        const parts: Parts = {
          path: pathOf(route.url, sound) ?? any.path,
          query: query.length > 0 ? `?${formOf(query)}` : '',
          headers: {
            ...headersOf(sound, known),
            accept,
            'x-forwarded-for': network,
            'content-encoding': encoding,
          },
          content: contentOf(body, isJson, charset),
        };
        return replaced === null ? parts : { ...parts, [replaced]: any[replaced] };
      }),
  );
}

/** A request with nothing wrong in it. */
export function soundParts(route: Pick<RegisteredRoute, 'url'>, sound: Sound, known: Known): Parts {
  const query = fieldsOf(sound.query);
  return {
    path: pathOf(route.url, sound) ?? route.url,
    query: query.length > 0 ? `?${formOf(query)}` : '',
    headers: { ...headersOf(sound, known), accept: 'text/html' },
    content: contentOf(fieldsOf(sound.body), sound.isJson ?? false),
  };
}

/** Null where a parameter of the path is not known. */
function pathOf(url: string, { params = {} }: Sound): string | null {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (url.includes('*') || !names.every((name) => name in params)) return null;
  return url.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}

function headersOf({ cookie, bearer, origin }: Sound, { origins }: Known): AnyHeaders {
  const own = origins[0];
  return {
    origin: origin ?? own,
    'sec-fetch-site': origin === undefined || origin === own ? 'same-origin' : 'cross-site',
    cookie,
    authorization: bearer && `Bearer ${bearer}`,
  };
}

function contentOf(fields: readonly Field[], isJson: boolean, charset?: string): Content {
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
  const members = fields.map(({ name, json }) => `${JSON.stringify(name)}:${json}`);
  return {
    type: charset === undefined ? type : `${type}; charset=${charset}`,
    body: Buffer.from(isJson ? `{${members.join()}}` : formOf(fields)),
  };
}

function formOf(fields: readonly Field[]): string {
  return fields
    .map(({ name, json, isRaw }) => {
      const text = json.startsWith('"') ? String(JSON.parse(json)) : json;
      return `${encode(name)}=${isRaw ? text : encode(text)}`;
    })
    .join('&');
}

function fieldsOf(fields: Fields = {}): Field[] {
  return Object.entries(fields).map(([name, value]) => ({ name, json: JSON.stringify(value) }));
}

function fieldsNearly(sound: Fields | undefined, known: Known): fc.Arbitrary<readonly Field[]> {
  const fields = fieldsOf(sound);
  if (fields.length === 0) return fc.constant(fields);
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(fields) },
    {
      weight: 5,
      arbitrary: fc
        .tuple(fc.nat(fields.length - 1), anySpoil(known))
        .map(([at, spoil]) => fields.flatMap((field, index) => (index === at ? spoil(field) : [field]))),
    },
  );
}

function anySpoil({ values }: Known): fc.Arbitrary<Spoil> {
  const to = (json: fc.Arbitrary<string>): fc.Arbitrary<Spoil> =>
    json.map((other) => (field) => [{ ...field, json: other }]);
  const quoted = (text: fc.Arbitrary<string>) => text.map((one) => JSON.stringify(one));
  const within = fc.constantFrom('[]', '[a]', '[__proto__]', '.a', '[', '\0');
  return fc.oneof(
    to(quoted(anyText)),
    to(anyJsonText),
    ...(values.length > 0 ? [to(quoted(fc.constantFrom(...values)))] : []),
    fc.constant<Spoil>(() => []),
    fc.constant<Spoil>((field) => [field, field]),
    quoted(anyText).map((json) => (field: Field) => [field, { ...field, json }]),
    within.map((more) => (field: Field) => [{ ...field, name: field.name + more }]),
    fc
      .constantFrom('%', '%zz', '%00', '%ff%fe', '%u0041', '%ed%a0%80', '&&&=;=', 'x'.repeat(20_000))
      .map((text) => (field: Field) => [{ ...field, json: JSON.stringify(text), isRaw: true }]),
  );
}
