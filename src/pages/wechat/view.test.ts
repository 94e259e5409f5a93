import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../testing/requests.fixture.ts';
import { wechatView } from './view.ts';

const record = (type: string, id: string, publishedOn: string) => ({
  id,
  type,
  subject: null,
  locale: 'zh-cn' as const,
  title: '标题',
  summary: null,
  url: `/zh-cn/x/${id}`,
  publishedOn,
  topics: [],
});
const data = {
  section: coreRecord({ type: 'section', path: '/wechat', url: '/wechat' }),
  publications: {
    nodes: [record('publication', 'p1', '2026-11-01'), record('publication', 'p2', '2026-09-01')],
  },
  blogPosts: { nodes: [record('blogPost', 'b1', '2026-10-01')] },
};

it('lists what was published in Chinese, the newest first, said to be Chinese to other readers', () => {
  const articles = wechatView(data, requestOf('wechat', '/wechat'))?.props.articles;
  expect(articles?.map(({ id, lang }) => [id, lang])).toEqual([
    ['p1', 'zh-CN'],
    ['b1', 'zh-CN'],
    ['p2', 'zh-CN'],
  ]);
  const inChinese = wechatView(data, requestOf('wechat', '/wechat', { locale: 'zh-cn' }))?.props.articles;
  expect(inChinese?.[0]?.lang).toBeUndefined();
});

it('gives each account an ID to copy and a code with words for those who do not see it', () => {
  const accounts = wechatView(data, requestOf('wechat', '/wechat'))?.props.accounts;
  expect(accounts?.map(({ id, code }) => [id, code.src])).toEqual([
    ['fenwarden-demo', '/wechat-codes/fenwarden-demo.svg'],
    ['fenwardencampus-demo', '/wechat-codes/fenwardencampus-demo.svg'],
  ]);
  expect(accounts?.[0]?.code.alt).toContain('芬沃登莱尔律师事务所');
});
