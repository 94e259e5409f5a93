import { expect, test } from 'vitest';
import { errorPage } from './error-page.ts';

test.each([
  ['fr-FR en', 'fr-FR'],
  ['de zh-Hans-CN', 'zh-CN'],
  ['de', 'en'],
  [undefined, 'en'],
  [['fr', 'zh'], 'en'],
  ['constructor', 'en'],
])('of the languages %j the page takes %s', (locales, language) => {
  expect(errorPage(locales, 'request', '')).toContain(`<html lang="${language}`);
});

test('what a request says is shown as text', () => {
  const page = errorPage('fr', 'logout', `"><script>alert('x')</script>&`);
  expect(page).toContain('<html lang="fr-FR">');
  expect(page).toContain(`&quot;&gt;&lt;script&gt;alert(&#x27;x&#x27;)&lt;/script&gt;&amp;`);
});
