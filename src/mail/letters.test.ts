import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { siteLocales } from '../i18n/locales.ts';
import * as letters from './letters.ts';

const link = 'https://id.firm.example/verify-email?ticket=a_b-c&lang=fr';
const values = {
  link,
  email: 'jane@example.com',
  other: 'j.doe@example.org',
  code: '012345',
  name: 'Phone <1>',
  when: 'today',
  device: 'Chrome',
};
const all = Object.entries(letters).flatMap(([name, write]) =>
  siteLocales.map((locale) => [name, locale, write(locale, values)] as const),
);

/** What a reader of the HTML reads. */
function wordsOf(html: string): string {
  return html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

test.each(all)('%s in %s says the same as text and as HTML', (_, __, { text, html }) => {
  const words = wordsOf(html);
  for (const line of text.split('\n').filter(Boolean)) expect(words).toContain(line.replaceAll(/\s+/g, ' '));
});

test.each(all)('%s in %s is HTML that is valid but for what mail programs need', async (_, __, { html }) => {
  const validate = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      'no-inline-style': 'off',
      'no-deprecated-attr': 'off',
      'attribute-allowed-values': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      'long-title': 'off',
      'no-trailing-whitespace': 'off',
      'prefer-native-element': 'off',
    },
  });
  const { results } = await validate.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});

test.each(all)(
  '%s in %s names the firm, and leaves no brace and no line break in its subject',
  (_, locale, letter) => {
    expect(letter.text).toContain(locale === 'zh-cn' ? '芬沃登莱尔律师事务所' : 'Fenwarden Lisle LLP');
    expect(letter.text + letter.subject).not.toMatch(/[{}]/);
    expect(letter.subject).not.toMatch(/[\r\n]/);
  },
);

test.each(all)('%s in %s leads only to its own link', (_, __, { html }) => {
  const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
  for (const address of addresses) expect(address).toBe(link);
});

test('a letter without the link that it is about is not written', () => {
  expect(() => letters.resetPasswordLetter('en', {} as { link: string })).toThrow(RangeError);
});
