import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHECKOUT } from '../support/checkout.ts';
import { messageModules } from '../support/generate/message-modules.ts';
import { type Catalogue, messagesIn, readCatalogues, type Texts } from './catalogue.ts';
import { areaModule } from './compile.ts';
import { problemsIn } from './problems.ts';

const catalogues = await readCatalogues(CHECKOUT);

const textsOf = (language: string) =>
  catalogues
    .filter((catalogue) => catalogue.language === language)
    .flatMap(({ area, texts }) => messagesIn(texts).map(({ path, text }) => `${area} ${path}: ${text}`));

it('every language says what it serves, with the values and plural forms that belong there', () => {
  expect(catalogues.length).toBeGreaterThan(100);
  expect(problemsIn(catalogues)).toEqual([]);
});

it('French has narrow no-break spaces before high punctuation and inside guillemets', () => {
  const wrong = textsOf('fr').filter((line) => {
    const text = line.slice(line.indexOf(': ') + 2);
    return /[^\u202f][;:!?»]/.test(text) || /«[^\u202f]/.test(text);
  });
  expect(wrong).toEqual([]);
});

it('Chinese has full-width punctuation', () => {
  const wrong = textsOf('zh').filter((line) => {
    const text = line.slice(line.indexOf(': ') + 2).replaceAll(/\{\w+, plural,/g, '');
    return /\p{Script=Han}\s*[,;:!?()]|[,;:!?(]\s*\p{Script=Han}/u.test(text);
  });
  expect(wrong).toEqual([]);
});

const withoutDescriptions = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !key.startsWith('@')));

describe('of a site with one area', () => {
  const english: Catalogue = {
    area: 'graduates',
    language: 'en',
    texts: {
      apply: 'Apply',
      '@apply': 'A button.',
      days: '{count, plural, one {# day} other {# days}}',
      '@days': 'How long applications are open.',
      until: { day: 'until {day}' },
      '@until': 'Behind a title.',
    },
  };
  const others = (['fr', 'zh', 'nl', 'de'] as const).map((language) => ({ ...english, language }));
  const withGerman = (texts: Catalogue['texts']) => [
    english,
    ...others
      .filter(({ language }) => language !== 'de')
      .map((one) => ({ ...one, texts: withoutDescriptions(one.texts) })),
    { ...english, language: 'de' as const, texts },
  ];
  const whole = {
    apply: 'Bewerben',
    days: '{count, plural, one {# Tag} other {# Tage}}',
    until: { day: 'bis {day}' },
  };
  const file = 'src/i18n/messages/graduates/de.json';

  it('nothing is wrong when all is there', () => {
    expect(problemsIn(withGerman(whole))).toEqual([]);
  });

  it.each([
    ['lacks a message', { ...whole, until: {} }, `${file}: until.day is missing`],
    ['has one more', { ...whole, also: 'Auch' }, `${file}: also is no message in English`],
    ['takes another value', { ...whole, apply: 'Bis {tag}' }, `${file}: apply takes {tag}, in English none`],
    [
      'leaves a value out',
      { ...whole, until: { day: 'bis' } },
      `${file}: until.day takes no values, in English {day}`,
    ],
    [
      'lacks a plural form',
      { ...whole, days: '{count, plural, other {# Tage}}' },
      `${file}: days lacks the plural form one`,
    ],
    ['is empty', { ...whole, apply: ' ' }, `${file}: apply is empty`],
    [
      'describes',
      { ...whole, '@apply': 'Knopf' },
      `${file}: @apply describes a message: that stands in the English file`,
    ],
  ])('it is told when a language %s', (_, texts, problem) => {
    expect(problemsIn(withGerman(texts))).toEqual([problem]);
  });

  it('an English message that neither it nor a group around it describes is told', () => {
    const { '@days': _, ...texts } = english.texts;
    const [first, ...rest] = withGerman(whole);
    expect(problemsIn([{ ...english, ...first, texts }, ...rest])).toEqual([
      'src/i18n/messages/graduates/en.json: days has no description for translators: add “@days”',
    ]);
  });

  it('a description of a placeholder that is not there is told', () => {
    const [, ...rest] = withGerman(whole);
    const texts = { ...english.texts, '@until': 'Behind a title. {title} is a programme’s.' };
    expect(problemsIn([{ ...english, texts }, ...rest])).toEqual([
      'src/i18n/messages/graduates/en.json: @until explains {title}, which is not there',
    ]);
  });

  it('what is compiled has nothing of descriptions', () => {
    const compiled = areaModule(english);
    expect(compiled).toContain('apply: "Apply"');
    for (const word of ['A button.', 'How long', 'Behind a title', '@'])
      expect(compiled.replace('@messageformat', '')).not.toContain(word);
  });

  it('a text that is no MessageFormat is told with its place', () => {
    const [problem] = problemsIn(withGerman({ ...whole, apply: 'Bis {tag' }));
    expect(problem).toContain(`${file}: apply is not ICU MessageFormat`);
  });

  it('a file of an area that the language does not serve is told', () => {
    const people = { area: 'people', texts: { name: 'Name' } };
    const all: Catalogue[] = [
      { ...people, language: 'en', texts: { name: 'Name', '@name': 'A label.' } },
      ...(['fr', 'zh', 'de'] as const).map((language) => ({ ...people, language })),
    ];
    expect(problemsIn([...withGerman(whole), ...all])).toEqual([
      'src/i18n/messages/people/de.json: de does not serve the area “people”',
    ]);
  });
});

it('what is compiled is what the catalogues say', async () => {
  for (const [file, content] of messageModules(catalogues)) {
    expect([file, await readFile(join(CHECKOUT, file), 'utf8')]).toEqual([file, content]);
  }
});
