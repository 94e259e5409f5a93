import { firm } from '../../platform/settings/firm.ts';

/** The firm's official accounts on WeChat. Nobody has these IDs: the firm is a demonstration. */
export const wechatAccounts = [
  { key: 'main', ...firm.wechat.main, kind: 'service' },
  { key: 'campus', ...firm.wechat.campus, kind: 'subscription' },
] as const;

export type WechatAccount = (typeof wechatAccounts)[number];

/** Where an account's QR code is found, as SVG. */
export function accountCodePath({ id }: Pick<WechatAccount, 'id'>): string {
  return `/wechat-codes/${id}.svg`;
}

/**
 * What an account's code holds. WeChat gives a real account an address of its own (`weixin.qq.com/r/…`); that of a
 * demonstration is its entry on the Chinese page.
 *
 * @param origin the site's, without a slash at its end
 */
export function accountAddress({ id }: Pick<WechatAccount, 'id'>, origin: string): string {
  return `${origin}/zh-cn/wechat#${id}`;
}
