import PostalMime from 'postal-mime';
import { isAddressGone } from '../mail.ts';

/** What became of a mail of ours after a server had taken it. */
export interface MailEvent {
  /** Of our mail, with or without its angle brackets: who does not know it has not had the mail. */
  readonly messageId: string;
  readonly kind: 'bounced' | 'complained';
}

/**
 * Reads what a mail server reports of mails of ours: that it could not deliver them because nobody has the address
 * (RFC 3464), or that their reader complained (RFC 5965). Delays, and what is no report, give nothing.
 *
 * @param message a whole mail, as it came
 */
export async function readReport(message: Uint8Array): Promise<MailEvent[]> {
  const { attachments, text } = await PostalMime.parse(message, { attachmentEncoding: 'arraybuffer' });
  const partOf = (...types: string[]) =>
    attachments
      .filter(({ mimeType }) => types.includes(mimeType))
      .map(({ content }) => asText(content))
      .join('\n');
  const status = partOf('message/delivery-status');
  const feedback = partOf('message/feedback-report');
  const original = partOf('message/rfc822', 'text/rfc822-headers', 'message/global-headers') || text || '';
  const messageId = /^(?:x-)?(?:original-)?message-id:\s*(<[^<>\s]+>)/im.exec(original)?.[1];
  if (messageId === undefined) return [];
  if (/^feedback-type:\s*abuse/im.test(feedback)) return [{ messageId, kind: 'complained' }];
  const isFailed = /^action:\s*failed/im.test(status);
  const [, code = ''] = /^status:\s*(\d\.\d+\.\d+)/im.exec(status) ?? [];
  return isFailed && isAddressGone(code) ? [{ messageId, kind: 'bounced' }] : [];
}

function asText(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
