import fc from 'fast-check';

/** Text of every kind, and what has a meaning somewhere. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      '\0',
      '\ud800',
      '%',
      "'",
      '"',
      '\\',
      ':',
      '*',
      '&',
      '|',
      '(',
      '<',
      'a',
      '魏',
      '㌖',
      '\n',
      ' ',
    ),
    maxLength: 300,
  }),
  fc.constantFrom(
    'ab\0cdef',
    'partner',
    'office-london',
    'A',
    '2026',
    'client-alert',
    'null',
    '',
    '../../etc/passwd',
  ),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'undefined',
    'true',
    '[object Object]',
  ),
  fc.constantFrom(
    '2027-02-30',
    '9999-12-31',
    '0000-00-00',
    'UTC',
    'fr-FR',
    'zh',
    'auth0|x',
    'client@example.com',
  ),
  fc.constantFrom('person', 'office', 'publication', 'page', 'en', 'fr-fr', 'zh-cn', 'title', 'slug'),
  fc.constantFrom('pu-tax', 'topic-tax', 'product|navigator-ai', "x' or 1=1 --", '<script>'),
  fc.integer().map(String),
  fc.constantFrom('500', '99999', '-1', '1e9', '9'.repeat(400), 'NaN', '0x10', String(2 ** 53)),
);

/** Any value of JSON: of any type, nested, long, with names that objects have by themselves. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  anyText,
  fc.double().map((value) => (Number.isFinite(value) ? value : null)),
  fc.dictionary(fc.oneof(anyText, fc.constantFrom('__proto__', 'length', 'then', 'toJSON')), fc.jsonValue(), {
    maxKeys: 5,
  }),
);

const depth = fc.integer({ min: 10, max: 8_000 });

/** The same as it is sent; some of it nested thousands deep. */
export const anyJsonText: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: anyJson.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: depth.map((levels) => nested('[', ']', levels)) },
  { weight: 1, arbitrary: depth.map((levels) => nested('{"a":', '}', levels)) },
);

/** What looks like JSON and is none. */
export const brokenJson = fc.constantFrom(
  '',
  '{',
  '[',
  '{"a":1,}',
  '\ufeff{}',
  'NaN',
  '{"a":1}{}',
  "{'a':1}",
);

/** Something within brackets within brackets. */
export function nested(open: string, close: string, depth: number): string {
  return `${open.repeat(depth)}0${close.repeat(depth)}`;
}
