import { expect, test } from 'vitest';
import { descriptionOf } from './description.ts';

const head = (description: string | undefined) => ({
  title: 'Hong Kong',
  description,
  breadcrumbs: ['Home', 'Navigator', 'Data protection', 'Hong Kong'].map((title) => ({ title, url: '/' })),
});

const sentence =
  'The Framework Act on artificial intelligence takes effect on 22 January 2026, lighter than its European model.';
const word = 'resilience ';

test.each([
  [undefined, undefined],
  [
    'Closing dates, and what the form asks of those who apply.',
    'Closing dates, and what the form asks of those who apply.',
  ],
  ['Not yet reviewed.', 'Hong Kong | Data protection | Navigator | Not yet reviewed.'],
  [`${sentence} ${sentence}`, sentence],
  [word.repeat(30), `${word.repeat(18).trim()}…`],
])('%s is told as %s', (given, told) => {
  expect(descriptionOf(head(given), 'en')).toBe(told);
});

test('a short one right below the home page says whose it is', () => {
  const parts = { title: '服务', breadcrumbs: ['首页', '服务'].map((title) => ({ title, url: '/' })) };
  const told = descriptionOf({ ...parts, description: '本所在各法域的全部业务。' }, 'zh-cn');
  expect(told).toBe('服务 | 本所在各法域的全部业务。 | 芬沃登莱尔律师事务所');
});

test('a Chinese character says as much as two letters, and has as much room', () => {
  const whole = '以树状目录列出本网站的全部页面，供浏览查找。';
  expect(descriptionOf(head(whole), 'zh-cn')).toBe(whole);
  expect(descriptionOf(head(whole.repeat(6)), 'zh-cn')).toBe(whole.repeat(4));
});
