import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { forms, isFormName } from '../../forms/declared/index.ts';
import { openRecords } from '../../forms/open-record.fixture.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/address.ts';
import { wordDocument } from '../forms/word-document.fixture.ts';
import { applications, byGraphql } from './any-application.fixture.ts';
import type { AnyRequest } from './any-request.fixture.ts';
import { anyText } from './any-text.fixture.ts';
import { declared, languages, type Pair, type Target, type Targets } from './declared-form.fixture.ts';

interface File {
  readonly name: string;
  readonly bytes: Buffer;
}

const names = Object.keys(forms).filter(isFormName);
/** Targets that are no declared form, with the names of what they take. */
const others = {
  '/mail/newsletters': ['newsletter', 'email', 'homepage'],
  '/mail/preferences': ['end', 'pause', 'confirm', 'endNewsletter', 'reason', 'moveTo', 'List-Unsubscribe'],
  '/mail/address': ['key'],
  '/forms/event/cancel': ['key'],
  '/forms/application/status': ['key'],
  '/forms/application/draft': ['key'],
  '/forms/training/record': ['email', 'key'],
  '/forms/equal-opportunities': ['gender', 'age', 'key'],
} as const;

/**
 * A form for any address that takes what visitors send: nearly right, with files that are none, with bytes that are spoilt.
 * Each comes from a network of its own, as the proxy before the site says: those who send much are refused unread.
 */
export async function anyForm(db: Kysely<DB>, siteOrigin: string): Promise<fc.Arbitrary<AnyRequest>> {
  const { record_id: newsletter } = await db
    .selectFrom('live')
    .select('record_id')
    .where('type', '=', 'newsletter')
    .executeTakeFirstOrThrow();
  const targets: Targets = { siteOrigin, about: await openRecords(db), newsletter };
  const target = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...names).chain((name) => declared(name, targets)) },
    { weight: 2, arbitrary: anyOther(targets) },
    { weight: 3, arbitrary: fc.constantFrom(...applications).chain((name) => byGraphql(name, targets)) },
  );
  const files = fc.oneof(...(await anyFiles()));
  return fc
    .record({
      target,
      files: fc.record({ cv: fc.option(files, { freq: 6 }), letter: fc.option(files, { freq: 1 }) }),
      encoding: fc.oneof(
        { weight: 12, arbitrary: fc.constant('own' as const) },
        { weight: 1, arbitrary: fc.constantFrom('form', 'parts', 'json', 'text') },
      ),
      spoilt: fc.oneof(
        { weight: 4, arbitrary: fc.constant<Spoiling[]>([]) },
        { weight: 1, arbitrary: anySpoiling },
      ),
      language: fc.constantFrom(...languages),
      network: fc.integer({ min: 0, max: 2 ** 24 - 1 }),
    })
    .map(({ target, files, encoding, spoilt, language, network }) => {
      const { path, pairs, takesFile, headers, json } = target;
      const own = takesFile ? 'parts' : 'form';
      const { type, body } =
        json === undefined
          ? encoded(encoding === 'own' ? own : encoding, pairs, files)
          : { type: 'application/json', body: Buffer.from(json) };
      return {
        route: { method: 'POST', url: path },
        method: 'POST',
        target: path === '/graphql' ? path : addressOf(language, path),
        headers: {
          origin: targets.siteOrigin,
          'content-type': type,
          ...headers,
          'x-forwarded-for': `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`,
        },
        body: (spoilt as readonly Spoiling[]).reduce(spoil, body),
        spoilt: null,
      };
    });
}

/** Looks like the key of a link, and is of none. */
const noKey = '3f0f9a4e-5b1d-4c1e-9f43-7d5a54d6f001';
const anyOther = ({ newsletter }: Targets): fc.Arbitrary<Target> =>
  fc
    .constantFrom(...(Object.keys(others) as (keyof typeof others)[]))
    .chain((path) =>
      fc
        .array(
          fc.tuple(
            fc.constantFrom<string>(...others[path]),
            fc.oneof(
              anyText,
              fc.constantFrom('yes', 'all', '28', 'One-Click', 'ada@client.example', newsletter, noKey),
            ),
          ),
          { maxLength: 6 },
        )
        .map((pairs) => ({ path, pairs, takesFile: false })),
    );

/** How bytes are changed on their way: at a share of them. */
interface Spoiling {
  readonly at: number;
  readonly length: number;
  readonly by: Buffer;
}

const anySpoiling = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(40),
    by: fc.oneof(
      fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
      fc
        .constantFrom('\r\n', '--', '\0', '%', '%zz', '"; filename="x', 'PK\x03\x04', '%PDF-')
        .map((text) => Buffer.from(text)),
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

function spoil(body: Buffer, { at, length, by }: Spoiling): Buffer {
  const place = Math.floor(at * body.length);
  return Buffer.concat([body.subarray(0, place), by, body.subarray(place + length)]);
}

/** Files that are right, and many that are not. */
async function anyFiles(): Promise<fc.Arbitrary<File>[]> {
  const pdf = Buffer.from('%PDF-1.7\nA life\n%%EOF\n');
  const word = await wordDocument();
  const macros = await wordDocument({ 'word/vbaProject.bin': 'Sub' });
  const named = fc.oneof(
    fc.constantFrom(
      'cv.pdf',
      'cv.docx',
      'CV.PDF.exe',
      '../../cv.pdf',
      '',
      'cv\0.pdf',
      '履历.docx',
      '<b>.pdf',
    ),
    anyText,
  );
  const bytes = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(pdf, word) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        macros,
        Buffer.alloc(0),
        Buffer.from('MZ\x90\0'),
        Buffer.from('<script>alert(1)</script>'),
        Buffer.concat([word, Buffer.from('more')]),
        Buffer.concat([Buffer.from('MZ'), pdf]),
      ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(pdf, word), fc.double({ min: 0, max: 1, noNaN: true }))
        .map(([whole, share]) => whole.subarray(0, Math.floor(share * whole.length))),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((some) => Buffer.from(some)) },
  );
  return [fc.record({ name: named, bytes })];
}

function encoded(
  how: 'form' | 'parts' | 'json' | 'text',
  pairs: readonly Pair[],
  files: Readonly<Record<string, File | null>>,
) {
  const sound = pairs.map(([name, value]): [string, string] => [name.toWellFormed(), value.toWellFormed()]);
  if (how === 'form')
    return {
      type: 'application/x-www-form-urlencoded',
      body: Buffer.from(String(new URLSearchParams(sound))),
    };
  if (how !== 'parts') {
    const text = JSON.stringify(Object.fromEntries(sound));
    return { type: how === 'json' ? 'application/json' : 'text/plain', body: Buffer.from(text) };
  }
  const boundary = 'the-end-of-a-part';
  const part = (disposition: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]);
  const quoted = (text: string) => `"${text.replaceAll(/["\r\n]/g, '_')}"`;
  const parts = sound.map(([name, value]) => part(`name=${quoted(name)}`, Buffer.from(value)));
  for (const [field, file] of Object.entries(files))
    if (file) parts.push(part(`name="${field}"; filename=${quoted(file.name.toWellFormed())}`, file.bytes));
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** What is wrong with an answer that takes no form: it has to say what is wrong with it. Null: nothing. */
export function saysNothing(status: number, body: string): string | null {
  if (status < 400) return null;
  const listed = /role="alert"|"newsletters-wrong"|-errors"(?![^>]*hidden)/;
  // A form comes back with what is wrong; all else is refused by a page or a message.
  const says = status === 422 ? listed : /"message":|<h1/;
  return says.test(body) ? null : `${status} says nothing of what is wrong`;
}
