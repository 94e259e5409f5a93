import { expect, test } from 'vitest';
import { chooseLocale } from './language.ts';

test.each([
  ['fr-FR,fr;q=0.9,en;q=0.8', 'fr-fr'],
  ['en;q=0.3, fr;q=0.7', 'fr-fr'],
  ['fr ; q=0.2 , zh-CN ; q=0.9', 'zh-cn'],
  ['de, zh-Hans-CN;q=0.9, en;q=0.5', 'zh-cn'],
  ['zh-Hans', 'zh-cn'],
  ['ZH-hans-cn', 'zh-cn'],
  ['zh-CN', 'zh-cn'],
  ['zh', 'zh-cn'],
  ['fr;q=0, en;q=0.1', 'en'],
  ['fr;q=0', 'en'],
  ['fr;q=0.1, *;q=0.9', 'en'],
  ['fr;q=two, zh;q=0.1', 'zh-cn'],
  ['fr;Q=0.4,zh;Q=0.5', 'zh-cn'],
  ['frost, french', 'en'],
  ['de', 'en'],
  ['', 'en'],
  [';;;,,,q=1', 'en'],
])('“%s” asks for %s', (header, locale) => {
  expect(chooseLocale(undefined, header)).toBe(locale);
});

test('of languages without weights, as in `ui_locales`, the first counts', () => {
  expect(chooseLocale('de fr en')).toBe('fr-fr');
  expect(chooseLocale('zh-Hans fr')).toBe('zh-cn');
});
