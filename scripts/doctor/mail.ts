import nodemailer from 'nodemailer';
import type { Settings } from '../../src/platform/settings/settings.ts';
import { type Finding, findingsOf, PATIENCE_MS } from './finding.ts';

const { good, worthKnowing, wrong } = findingsOf('mail');

/** Whether the mail server lets us in, and whether what is said to it is encrypted. Sends nothing. */
export async function checkMail({ smtpUrl, mail }: Pick<Settings, 'smtpUrl' | 'mail'>): Promise<Finding[]> {
  if (mail === 'mailbox') return [good('the demonstration keeps mails in its mailbox')];
  if (smtpUrl === undefined)
    return [worthKnowing('no mail leaves', 'set SMTP_URL, or nobody can sign up or set a new password here')];
  const { host } = new URL(smtpUrl);
  const encrypted = await problemOf(smtpUrl, true);
  if (encrypted === null) return [good(`${host} takes mails, over TLS`)];
  const plain = await problemOf(smtpUrl, false);
  if (plain !== null) return [wrong(`${host} takes no mail (${plain})`, todoOf(plain))];
  return [
    worthKnowing(
      `${host} takes mails, but not over TLS (${encrypted})`,
      'let it offer STARTTLS with a good certificate, or use smtps://',
    ),
  ];
}

/** The code of what went wrong: what the server says may name people. */
async function problemOf(url: string, requireTLS: boolean): Promise<string | null> {
  const transport = nodemailer.createTransport({
    url,
    requireTLS,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
    return [code ?? 'no code', responseCode].filter(Boolean).join(', ');
  } finally {
    transport.close();
  }
}

function todoOf(problem: string): string {
  if (problem.startsWith('EAUTH')) return 'look at the name and the password in SMTP_URL';
  if (problem.startsWith('ETLS')) return 'look at the certificate of the mail server';
  return 'is the address in SMTP_URL right, and may this machine go there (ports 465, 587)?';
}
