import { expect, it } from 'vitest';
import { localeFacts } from '../../src/i18n/locales.ts';
import { CHECKOUT } from '../support/checkout.ts';
import { type Catalogue, readCatalogues } from './catalogue.ts';
import { exported, imported } from './exchange.ts';
import { readXliff, writeXliff } from './xliff.ts';

const english: Catalogue = {
  area: 'graduates',
  language: 'en',
  texts: {
    apply: 'Apply & more',
    '@apply': 'A button.',
    days: '{count, plural, one {# day} other {# days}}',
    until: { day: 'until {day} ' },
  },
};
const german: Catalogue = {
  area: 'graduates',
  language: 'de',
  texts: {
    apply: 'Bewerben',
    days: '{count, plural, one {# Tag} other {# Tage}}',
    until: { day: 'bis {day} ' },
  },
};
const site = [english, german];
const written = writeXliff(exported(site, 'de-de'));
const take = (xml: string) => imported(site, readXliff(xml));

it.each(['fr-fr', 'zh-cn', 'nl-nl', 'de-de'] as const)(
  'all that is said in %s goes out and comes back as it was',
  async (locale) => {
    const catalogues = await readCatalogues(CHECKOUT);
    const file = exported(catalogues, locale);
    const back = readXliff(writeXliff(file));
    expect(back.targetLanguage).toBe(localeFacts[locale].tag);
    expect(back.units).toEqual(file.units);
    expect(imported(catalogues, back)).toEqual({ changed: [], outdated: [] });
  },
);

it('a translator is given the description, and placeholders that a tool protects', () => {
  expect(written).toContain('<note category="description">A button.</note>');
  expect(written).toContain('until <ph id="day" equiv="day" disp="{day}"/>');
  expect(written).toContain('ICU MessageFormat');
});

it('what was translated is taken in, in the order of English, and nothing else is touched', () => {
  const xml = written.replace('>Bewerben<', '>Jetzt bewerben &amp; mehr<');
  const texts = { ...german.texts, apply: 'Jetzt bewerben & mehr' };
  expect(take(xml)).toEqual({ changed: [{ ...german, texts }], outdated: [] });
});

it('a text that a tool has cut into segments is put together again', () => {
  const xml = written.replace(
    /<segment state="translated"><source>Apply[\s\S]*?<\/segment>/,
    '<segment><source>Apply &amp;</source><target>Jetzt</target></segment>' +
      '<ignorable><source> </source></ignorable>' +
      '<segment><source>more</source><target><mrk id="m1">bewerben</mrk></target></segment>',
  );
  expect(take(xml).changed[0]?.texts).toMatchObject({ apply: 'Jetzt bewerben' });
});

it('a text whose English has changed since is left as it is, and named', () => {
  const xml = written.replace('>Apply &amp; more<', '>Send<').replace('>Bewerben<', '>Senden<');
  expect(take(xml)).toEqual({ changed: [], outdated: ['graduates: apply'] });
});

it.each([
  ['is no XML', (xml: string) => xml.replace('</unit>', ''), /^It is not XML: line \d+/],
  ['is something else', () => '<html></html>', 'It is not XLIFF: its root element is not <xliff>.'],
  ['is of an older version', (xml: string) => xml.replace('version="2.0"', 'version="1.2"'), /XLIFF 1\.2/],
  [
    'is for no language of ours',
    (xml: string) => xml.replace('"de-DE"', '"it-IT"'),
    /not translated into “it-IT”/,
  ],
  ['is for English', (xml: string) => xml.replace('"de-DE"', '"en-GB"'), /not translated into “en-GB”/],
  [
    'has an area that is not there',
    (xml: string) => xml.replace('id="graduates"', 'id="none"'),
    /no area of texts “none”/,
  ],
  [
    'leaves a value out',
    (xml: string) => xml.replace(/(<target>bis )<ph [^>]*>/, '$1'),
    /until\.day takes no values/,
  ],
  [
    'breaks a plural',
    (xml: string) => xml.replace('other {# Tage}}<', 'other {# Tage}<'),
    /days is not ICU MessageFormat/,
  ],
  ['lacks a plural form', (xml: string) => xml.replace('one {# Tag} ', ''), /days lacks the plural form one/],
  [
    'has an element in a text',
    (xml: string) => xml.replace('>Bewerben<', '><b>Bewerben</b><'),
    /<b> cannot stand in a text/,
  ],
] as const)('a file that %s is refused, and says why', (_, spoil, problem) => {
  expect(() => take(spoil(written))).toThrow(problem);
});
