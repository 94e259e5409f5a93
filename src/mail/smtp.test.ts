import type { AddressInfo } from 'node:net';
import type { Kysely } from 'kysely';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import type { DB } from '../platform/db/tables.gen.ts';
import { createLog } from '../platform/log/log.ts';
import { signInLetter } from './letters.ts';
import { createMailer } from './mail.ts';

const noDatabase = {} as Kysely<DB>;
const mailFrom = 'Fenwarden Lisle LLP <no-reply@fenwardenlisle.example>';

test('a letter arrives by SMTP as text and HTML, whole, in Chinese too', async () => {
  const received = Promise.withResolvers<Email>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.resolve(PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const { port } = server.server.address() as AddressInfo;
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, mail: 'smtp' }, noDatabase);
  try {
    const letter = signInLetter('zh-cn', {
      code: '012345',
      link: `https://id.firm.example/sign-in/link?ticket=${'a'.repeat(43)}`,
    });
    await mailer.send({ to: 'li.wei@example.com', ...letter });
    const mail = await received.promise;
    expect(mail.subject).toBe('您的登录验证码：012345');
    expect(mail.from).toMatchObject({
      name: 'Fenwarden Lisle LLP',
      address: 'no-reply@fenwardenlisle.example',
    });
    expect(mail.to).toEqual([{ name: '', address: 'li.wei@example.com' }]);
    expect(mail.text?.trim()).toBe(letter.text.trim());
    expect(mail.html?.trim()).toBe(letter.html.trim());
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  } finally {
    mailer.close();
    await new Promise<void>((closed) => server.close(closed));
  }
});

test('with MAIL=off nothing is sent in silence', async () => {
  const mailer = createMailer({ smtpUrl: undefined, mailFrom, mail: 'off' }, noDatabase);
  const mail = { to: 'a@example.com', subject: 'A', text: 'A', html: 'A' };
  await expect(mailer.send(mail)).rejects.toThrow('MAIL is off');
});

test('what a mail server says of a mail that it does not take is not told on: it names whom the mail was for', async () => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => done(new Error(`No mailbox ${address} here`)),
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const { port } = server.server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const mailer = createMailer({ smtpUrl, mailFrom, mail: 'smtp' }, noDatabase);
  try {
    const error = await mailer.send({ to: 'li.wei@example.com', subject: 'A', text: 'A', html: 'A' }).then(
      () => null,
      (failed: unknown) => failed,
    );
    expect(String(error)).toContain('EENVELOPE, 550');
    const lines: string[] = [];
    createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) }).error({ err: error }, 'not sent');
    expect(lines.join()).toContain('MailNotTaken');
    expect(lines.join()).not.toContain('li.wei');
  } finally {
    mailer.close();
    await new Promise<void>((closed) => server.close(closed));
  }
});
