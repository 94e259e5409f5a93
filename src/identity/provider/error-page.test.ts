import { expect, test } from 'vitest';
import { errorPage, languageOf } from './error-page.ts';

test.each([
  ['fr-FR en', 'fr'],
  ['de zh-Hans-CN', 'zh'],
  ['de', 'en'],
  [undefined, 'en'],
  [['fr', 'zh'], 'en'],
  ['toString', 'en'],
])('of the languages %j the page takes %s', (locales, language) => {
  expect(languageOf(locales)).toBe(language);
});

test('what a request says is shown as text', () => {
  const page = errorPage('fr', 'logout', `"><script>alert('x')</script>&`);
  expect(page).toContain('<html lang="fr-FR">');
  expect(page).toContain(`&quot;&gt;&lt;script&gt;alert(&#x27;x&#x27;)&lt;/script&gt;&amp;`);
});
