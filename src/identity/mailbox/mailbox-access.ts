import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../platform/settings/settings.ts';

/** Whether mails are kept for the demonstration, and go nowhere else. */
export function hasMailbox({ mail }: Pick<Settings, 'mail'>): boolean {
  return mail === 'mailbox';
}

/** Whether there is a mailbox, and whoever asks may look into it. */
export function isMailboxOpen(
  { settings }: { readonly settings: Settings },
  request: FastifyRequest,
): boolean {
  return hasMailbox(settings) && isLoopback(request);
}

/**
 * By the connection itself. A page whose name was made to lead to this machine says that name as its host, and what a
 * proxy hands on comes from elsewhere.
 */
export function isLoopback({ raw }: FastifyRequest): boolean {
  const { remoteAddress = '' } = raw.socket;
  if (!/^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/.test(remoteAddress)) return false;
  const sent = (name: string) => {
    const at = raw.rawHeaders.findIndex((one, index) => index % 2 === 0 && one.toLowerCase() === name);
    return at < 0 ? undefined : raw.rawHeaders[at + 1];
  };
  if (sent('x-forwarded-for') !== undefined || sent('forwarded') !== undefined) return false;
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(sent('host') ?? '');
}
