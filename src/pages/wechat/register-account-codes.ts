import type { FastifyInstance } from 'fastify';
import { codeSvg } from '../../art/qr-code.ts';
import { accountAddress, accountCodePath, wechatAccounts } from './accounts.ts';

/** `/wechat-codes/{id}.svg`: the QR code of each official account. */
export function registerAccountCodes(app: FastifyInstance, siteOrigin: string): void {
  for (const account of wechatAccounts) {
    const code = codeSvg(accountAddress(account, siteOrigin));
    app.get(accountCodePath(account), (_, reply) =>
      reply
        .headers({ 'cache-control': 'public, max-age=86400', 'x-robots-tag': 'noindex' })
        .type('image/svg+xml')
        .send(code),
    );
  }
}
