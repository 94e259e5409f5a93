import fc from 'fast-check';

/** How the bytes of a request are spoilt on their way. */
export interface AnyBreak {
  readonly how: keyof typeof breaks;
  /** Where, as a share of what there is. */
  readonly at: number;
}

/** What a request is made of on its way. */
interface Bytes {
  readonly line: string;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

type Break = (bytes: Bytes, at: number) => Bytes;

const withHeaders =
  (...more: string[]): Break =>
  ({ headers, ...bytes }) => ({ ...bytes, headers: [...headers, ...more] });

const withChunks =
  (chunked: (body: Buffer) => string): Break =>
  ({ line, headers, body }) => ({
    line,
    headers: [...headers.filter((one) => !/^content-length/i.test(one)), 'transfer-encoding: chunked'],
    body: Buffer.from(chunked(body), 'latin1'),
  });

const breaks = {
  half: (bytes: Bytes) => bytes,
  'two lengths': withHeaders('content-length: 7'),
  'length and chunks': withHeaders('transfer-encoding: chunked'),
  'no length': withHeaders('content-length: -1'),
  'unknown coding': withHeaders('transfer-encoding: gzip'),
  chunks: withChunks(
    (body) => `${body.length.toString(16)};x="\r\n${body.toString('latin1')}\r\n0\r\nx: y\r\n\r\n`,
  ),
  'bad chunks': withChunks(() => 'zz\r\nhello\r\n'),
  'long header': (bytes: Bytes, at: number) =>
    withHeaders(`x-long: ${'x'.repeat(Math.round(20_000 * at))}`)(bytes, at),
  'many headers': withHeaders(...Array.from({ length: 2_500 }, (_, at) => `x-${at}: `)),
  'two hosts': withHeaders('host: example.com'),
  'no host': ({ headers, ...bytes }: Bytes) => ({
    ...bytes,
    headers: headers.filter((one) => !/^host/i.test(one)),
  }),
  folded: withHeaders('x-folded: a', ' b'),
  control: withHeaders('x-control: a\x00\x01b'),
  colonless: withHeaders('no colon here'),
  expects: withHeaders('expect: 100-continue'),
  'expects more': withHeaders('expect: everything'),
  upgrades: withHeaders('upgrade: h2c', 'http2-settings: AAMAAABkAAQAAP__'),
  'two of each': ({ headers, ...bytes }: Bytes) => ({
    ...bytes,
    headers: headers.flatMap((one) =>
      /^(?:content-length|host|connection)/i.test(one) ? [one] : [one, one],
    ),
  }),
  'whole address': ({ line, ...bytes }: Bytes) => ({
    ...bytes,
    line: line.replace(' /', ' http://example.com/'),
  }),
  asterisk: ({ line, ...bytes }: Bytes) => ({ ...bytes, line: line.replace(/ \S+ /, ' * ') }),
  'other method': ({ line, ...bytes }: Bytes) => ({ ...bytes, line: line.replace(/^\S+/, 'CONNECT') }),
  'no method': ({ line, ...bytes }: Bytes) => ({ ...bytes, line: line.replace(/^\S+/, 'g\xe9t') }),
  'other version': ({ line, ...bytes }: Bytes) => ({ ...bytes, line: line.replace('HTTP/1.1', 'HTTP/9.7') }),
  'old version': ({ line, ...bytes }: Bytes) => ({ ...bytes, line: line.replace('HTTP/1.1', 'HTTP/1.0') }),
} as const satisfies Readonly<Record<string, Break>>;

/** Few are: they are refused before anything of ours is asked. */
export const anyBreak: fc.Arbitrary<AnyBreak | null> = fc.oneof(
  { weight: 24, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({
      how: fc.constantFrom(...(Object.keys(breaks) as (keyof typeof breaks)[])),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
);

interface Sent {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** The bytes of a request, spoilt. */
export function spoiltBytes({ method, target, headers, body }: Sent, { how, at }: AnyBreak): Buffer {
  const sound: Bytes = {
    line: `${method} ${target} HTTP/1.1`,
    headers: [
      'host: localhost',
      'connection: close',
      ...Object.entries(headers).map(([name, text]) => `${name}: ${text}`),
      ...(body === null ? [] : [`content-length: ${body.length}`]),
    ],
    body: body ?? Buffer.alloc(0),
  };
  const spoilt = breaks[how](sound, at);
  const head = Buffer.from([spoilt.line, ...spoilt.headers, '', ''].join('\r\n'), 'latin1');
  const bytes = Buffer.concat([head, spoilt.body]);
  return isHalf({ how, at }) ? bytes.subarray(0, Math.floor(bytes.length * at)) : bytes;
}

/** Whether the rest never comes. */
export function isHalf({ how }: AnyBreak): boolean {
  return how === 'half';
}
