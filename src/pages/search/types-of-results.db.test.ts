import { afterAll, beforeAll, expect, test } from 'vitest';
import { typeLabel } from '../../content/types/index.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { linkTo } from '../../routing/links.ts';
import { type SeededSite, seededSite } from '../../site/seeded-site.fixture.ts';

let seeded: SeededSite;
beforeAll(async () => {
  seeded = await seededSite();
});
afterAll(() => seeded.end());

async function resultsFor(locale: SiteLocale, params: Readonly<Record<string, string>>): Promise<string> {
  const { body } = await seeded.ask(`${linkTo('search', {}, locale)}?${new URLSearchParams(params)}`);
  return String(body);
}

/** Each value that the filter offers, with its words and its count. */
function offered(html: string, name: string) {
  const [, select = ''] = new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`, 's').exec(html) ?? [];
  return [
    ...select.matchAll(/<option[^>]* value="([^"]+)"[^>]*>(.+?) ?[(\uff08](\d+)[)\uff09]<\/option>/g),
  ].map(([, value = '', words = '', count]) => ({ value, words, count: Number(count) }));
}

test.each([
  ['en', 'data protection'],
  ['fr-fr', 'protection des données'],
  ['zh-cn', '数据保护'],
] as const)('types are offered in %s by their names, and each shows what it counts', async (locale, q) => {
  const types = offered(await resultsFor(locale, { q }), 'type');
  expect(types.map(({ value }) => value)).toContain('navigatorCell');
  for (const { value, words, count } of types) {
    expect(words).toBe(typeLabel(value, locale));
    const narrowed = offered(await resultsFor(locale, { q, type: value }), 'type');
    expect(narrowed.find((one) => one.value === value)?.count).toBe(count);
  }
});
