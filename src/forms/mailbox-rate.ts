import type { formRates } from './rates.ts';

/** Letters that a mailbox is sent in a day about what forms say, whoever gives it: anybody may give anybody’s. */
const MAILBOX = { most: 10, seconds: 86_400 } as const;
/** The same, of all mailboxes at a domain together: one may take whatever is sent to it. */
const DOMAIN = { most: 300, seconds: 86_400 } as const;

/** Where everybody has a mailbox: they are not counted together. */
const publicDomains: ReadonlySet<string> = new Set([
  ...['gmail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'yahoo.com', 'icloud.com', 'me.com'],
  ...['aol.com', 'proton.me', 'protonmail.com', 'fastmail.com', 'zoho.com', 'hotmail.co.uk', 'yahoo.co.uk'],
  ...[
    'btinternet.com',
    'hotmail.fr',
    'yahoo.fr',
    'orange.fr',
    'wanadoo.fr',
    'free.fr',
    'sfr.fr',
    'laposte.net',
  ],
  ...[
    'gmx.de',
    'gmx.net',
    'web.de',
    't-online.de',
    'qq.com',
    'foxmail.com',
    '163.com',
    '126.com',
    'sina.com',
  ],
]);

/**
 * Which mailbox an address leads to, as far as common rules say: what follows a plus sign in a name is its owner’s own note,
 * and Gmail goes by no dots and by two domains.
 */
export function mailboxOf(address: string): { readonly mailbox: string; readonly domain: string } {
  const [, typed = '', at = ''] = /^(.*)@(.*)$/s.exec(address.trim().toLowerCase()) ?? [];
  const domain = at === 'googlemail.com' ? 'gmail.com' : at;
  const name = typed.replace(/(?<=.)\+.*$/s, '');
  return { mailbox: `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`, domain };
}

/** Whether a mailbox, or its domain, is sent no more letters today; counts none. */
export async function wasWrittenTooOften(
  rates: Pick<ReturnType<typeof formRates>, 'of'>,
  address: string,
): Promise<boolean> {
  const { mailbox, domain } = mailboxOf(address);
  if ((await rates.of(`mailbox ${mailbox}`)) >= MAILBOX.most) return true;
  return !publicDomains.has(domain) && (await rates.of(`domain ${domain}`)) >= DOMAIN.most;
}

/** Counts one more letter to a mailbox, which is about to be sent. @returns whether it, or its domain, was written to too often for today */
export async function isWrittenTooOften(
  rates: Pick<ReturnType<typeof formRates>, 'add'>,
  address: string,
): Promise<boolean> {
  const { mailbox, domain } = mailboxOf(address);
  if ((await rates.add(`mailbox ${mailbox}`, MAILBOX.seconds)) > MAILBOX.most) return true;
  // What a mailbox is not sent takes nothing from the others at its domain.
  if (publicDomains.has(domain)) return false;
  return (await rates.add(`domain ${domain}`, DOMAIN.seconds)) > DOMAIN.most;
}
