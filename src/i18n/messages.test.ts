import { describe, expect, it } from 'vitest';
import { type InterfaceLanguage, localeFacts } from '../routing/locales.ts';
import { messagesByLanguage } from './messages.ts';

const languages = Object.keys(messagesByLanguage) as InterfaceLanguage[];

/** Every text with its place, plural forms apart. */
function textsIn(value: object, place = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, string | object]) =>
    typeof inner === 'string'
      ? [[place + key, inner] as [string, string]]
      : textsIn(inner, `${place}${key}.`),
  );
}

/** `results.one` and `results.other` are one message. */
const messageOf = (place: string) => place.replace(/\.(zero|one|two|few|many|other)$/, '');
const placeholdersIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const english = new Map(textsIn(messagesByLanguage.en).map(([place, text]) => [messageOf(place), text]));

describe.each(languages)('the texts in %s', (language) => {
  const texts = textsIn(messagesByLanguage[language]);

  it('take the same values as in English', () => {
    for (const [place, text] of texts) {
      expect([place, placeholdersIn(text)]).toEqual([
        place,
        placeholdersIn(english.get(messageOf(place)) ?? ''),
      ]);
    }
  });

  it('are never empty, and hold no address', () => {
    const wrong = texts.filter(([, text]) => text.trim() === '' || /https?:|www\.|\/\w+\//.test(text));
    expect(wrong).toEqual([]);
  });

  it('have every plural form that the language uses', () => {
    const { tag } = Object.values(localeFacts).find((facts) => facts.language === language) ?? { tag: 'en' };
    const needed = [0, 1, 2, 5, 21].map((count) => new Intl.PluralRules(tag).select(count));
    const plurals = texts.filter(([place]) => place.endsWith('.other')).map(([place]) => messageOf(place));
    expect(plurals.length).toBeGreaterThan(5);
    for (const message of plurals) {
      const forms = texts
        .filter(([place]) => messageOf(place) === message)
        .map(([place]) => place.split('.').at(-1));
      expect([message, needed.filter((form) => !forms.includes(form))]).toEqual([message, []]);
    }
  });
});

it('French has narrow no-break spaces before high punctuation and inside guillemets', () => {
  const wrong = textsIn(messagesByLanguage.fr).filter(
    ([, text]) => /[^\u202f][;:!?»]/.test(text) || /«[^\u202f]/.test(text),
  );
  expect(wrong).toEqual([]);
});

it('Chinese has full-width punctuation', () => {
  const wrong = textsIn(messagesByLanguage.zh).filter(([, text]) =>
    /\p{Script=Han}\s*[,;:!?()]|[,;:!?(]\s*\p{Script=Han}/u.test(text),
  );
  expect(wrong).toEqual([]);
});
