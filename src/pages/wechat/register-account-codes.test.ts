import fastify from 'fastify';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { accountCodePath, wechatAccounts } from './accounts.ts';
import { registerAccountCodes } from './register-account-codes.ts';

const app = fastify();
registerAccountCodes(app, 'https://firm.example');

/** The dark modules of a drawing, row by row. */
function modulesOf(svg: string): boolean[][] {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, run] of svg.matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  return rows;
}

it.each(wechatAccounts)(
  'the code of $id leads to its entry, module for module, in a still zone of four',
  async (account) => {
    const { headers, body } = await app.inject(accountCodePath(account));
    expect(headers['content-type']).toContain('image/svg+xml');
    const expected = encode(`https://firm.example/zh-cn/wechat#${account.id}`, { ecc: 'L', border: 4 });
    expect(modulesOf(body)).toEqual(expected.data);
  },
);

it.each(wechatAccounts)(
  '$id is an ID as WeChat has them: 6 to 20 letters, figures and signs, a letter first',
  ({ id }) => {
    expect(id).toMatch(/^[a-z][a-z0-9_-]{5,19}$/);
  },
);
