import { describe, expect, it } from 'vitest';
import type { PersonCardFileQuery } from './vcard.gen.ts';
import { vcardOf } from './vcard.ts';

type Person = NonNullable<PersonCardFileQuery['person']>;

const person: Person = {
  id: 'pe7',
  locale: 'en',
  title: 'Wei Jingyi',
  url: '/people/pe7/wei-jingyi',
  publishedAt: '2026-10-25T12:19:00.250Z',
  withdrawn: null,
  givenName: 'Jingyi',
  familyName: 'Wei',
  nativeName: '魏静怡',
  pronouns: null,
  postNominals: null,
  jobTitle: 'Partner, Head of China; arbitrator',
  email: 'jingyi.wei@firm.example',
  phone: '+86 21 0000 2903',
  mobile: null,
  standing: 'ACTIVE',
  languages: [{ language: 'Mandarin' }, { language: 'British Sign Language' }, { language: 'de' }],
  services: [{ title: 'Mergers, and acquisitions' }, { title: '跨境投资与合资企业的设立、重组与退出' }],
  offices: [
    {
      title: 'Shanghai',
      address: 'Fenwarden Lisle LLP\nFloor 31, Lisle Tower\nShanghai 200000',
      latitude: 31.23,
      longitude: 121.47,
      timeZone: 'Asia/Shanghai',
      phone: '+86 21 0000 2900',
    },
  ],
};

interface Property {
  readonly parameters: ReadonlyMap<string, string>;
  /** Components of the value, each with its values. */
  readonly value: readonly (readonly string[])[];
}

/** A reader of vCards written from RFC 6350 §3.2–3.4 and RFC 6868, knowing nothing of how ours are made. */
function parse(card: string): Map<string, Property[]> {
  const lines = card.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.pop()).toBe('');
  const properties = new Map<string, Property[]>();
  for (const line of lines) {
    const match = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:]*))*):(.*)$/s.exec(line);
    if (!match) throw new Error(`no content line: ${line}`);
    const [, name = '', written = '', value = ''] = match;
    const parameters = new Map(
      [...written.matchAll(/;([A-Z-]+)=(?:"([^"]*)"|([^";:]*))/g)].map(([, key = '', quoted, plain]) => [
        key,
        (quoted ?? plain ?? '').replaceAll('^n', '\n').replaceAll("^'", '"').replaceAll('^^', '^'),
      ]),
    );
    const property = { parameters, value: split(value, ';').map((part) => split(part, ',').map(unescaped)) };
    properties.set(name, [...(properties.get(name) ?? []), property]);
  }
  return properties;
}

/** Parts between separators that no backslash stands before. */
function split(value: string, separator: string): string[] {
  const parts = [''];
  for (const [piece] of value.matchAll(/\\.|[^\\]/gsu)) {
    if (piece === separator) parts.push('');
    else parts.push((parts.pop() ?? '') + piece);
  }
  return parts;
}

const unescaped = (value: string) => value.replaceAll(/\\(.)/g, (_, c: string) => (c === 'n' ? '\n' : c));

const cardOf = (changes: Partial<Person> = {}) =>
  vcardOf({ ...person, ...changes }, 'https://www.firm.example') ?? '';

describe('a card for address books', () => {
  it('says what a reader of vCards finds in it again', () => {
    const read = parse(cardOf());
    const one = (name: string) => read.get(name)?.[0]?.value;
    expect([...read.keys()].slice(0, 2)).toEqual(['BEGIN', 'VERSION']);
    expect(one('VERSION')).toEqual([['4.0']]);
    expect(read.get('FN')?.map(({ value }) => value[0]?.[0])).toEqual(['Wei Jingyi', '魏静怡']);
    expect(one('N')).toEqual([['Wei'], ['Jingyi'], [''], [''], ['']]);
    expect(one('TITLE')).toEqual([['Partner, Head of China; arbitrator']]);
    expect(one('TEL')).toEqual([['tel:+862100002903']]);
    expect(one('EMAIL')).toEqual([['jingyi.wei@firm.example']]);
    expect(one('URL')).toEqual([['https://www.firm.example/people/pe7/wei-jingyi']]);
    expect(one('CATEGORIES')).toEqual([
      ['Mergers, and acquisitions', '跨境投资与合资企业的设立、重组与退出'],
    ]);
    expect(one('REV')).toEqual([['20261025T121900Z']]);
    expect(read.get('LANG')?.map(({ value }) => value[0]?.[0])).toEqual(['cmn', 'de']);
    expect(one('PHOTO')?.[0]?.[0]).toMatch(/^https:\/\/www\.firm\.example\/art\/.+\.svg$/);
    expect([...read.keys()].at(-1)).toBe('END');
  });

  it('gives the office’s address as it is written, without the firm’s name', () => {
    const [address] = parse(cardOf()).get('ADR') ?? [];
    expect(address?.parameters.get('LABEL')).toBe('Floor 31, Lisle Tower\nShanghai 200000');
    expect(address?.value).toEqual([
      [''],
      [''],
      ['Floor 31, Lisle Tower', 'Shanghai 200000'],
      [''],
      [''],
      [''],
      [''],
    ]);
  });

  it('has no line longer than 75 octets, and cuts none within a character', () => {
    const lines = cardOf({ jobTitle: '中国业务负责人'.repeat(20) }).split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(parse(cardOf({ jobTitle: '中国业务负责人'.repeat(20) })).get('TITLE')?.[0]?.value).toEqual([
      ['中国业务负责人'.repeat(20)],
    ]);
  });

  it('cannot be given further lines by a name', () => {
    const read = parse(cardOf({ title: 'Jane\r\nTEL:tel:+10000' }));
    expect(read.get('FN')?.[0]?.value).toEqual([['Jane\nTEL:tel:+10000']]);
    expect(read.get('TEL')).toHaveLength(1);
  });

  it('is not made of one who has left, or whose profile was withdrawn', () => {
    expect(cardOf({ standing: 'FORMER' })).toBe('');
    expect(cardOf({ withdrawn: { at: '2026-10-01T00:00:00Z' } })).toBe('');
  });
});
