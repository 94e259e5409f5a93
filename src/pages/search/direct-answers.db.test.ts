import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import { type SeededSite, seededSite } from '../../site/seeded-site.fixture.ts';

let seeded: SeededSite;
beforeAll(async () => {
  seeded = await seededSite();
});
afterAll(() => seeded.end());

/** What stands above the results. */
async function boxOf(locale: SiteLocale, query: string): Promise<string> {
  const { body } = await seeded.ask(`${linkTo('search', {}, locale)}?${new URLSearchParams({ q: query })}`);
  const [, after = ''] = String(body).split(
    `<section aria-label="${messagesFor(locale).search.direct.label}"`,
  );
  return after.split('</section>', 1)[0] ?? '';
}

test('the demonstration as it is first filled answers about a topic in a jurisdiction', async () => {
  for (const place of ['France', 'Germany', 'Belgium'])
    expect(await boxOf('en', `notice of a breach ${place}`)).toContain(
      `/navigator/data-protection/europe/${place.toLowerCase()}#breach`,
    );
});

test('and with the telephone of a person, the office of a city', async () => {
  expect(await boxOf('en', 'Helena Okafor')).toContain('href="tel:');
  expect(await boxOf('fr-fr', 'bureau de Londres')).toContain('href="tel:');
});

test('in Chinese, too, and of a topic alone in no jurisdiction', async () => {
  expect(await boxOf('zh-cn', '个人权利 法国')).toContain('/europe/france#');
  expect(await boxOf('zh-cn', '个人权利 法国')).not.toContain('/europe/germany#');
  for (const topic of ['数据保护', '个人信息保护', '个人权利']) expect(await boxOf('zh-cn', topic)).toBe('');
});
