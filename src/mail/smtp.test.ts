import type { AddressInfo } from 'node:net';
import type { Kysely } from 'kysely';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import type { DB } from '../db/tables.gen.ts';
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
  const mailer = createMailer(
    { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, demonstration: false },
    noDatabase,
  );
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

test('without SMTP_URL, and outside the demonstration, nothing is sent in silence', async () => {
  const mailer = createMailer({ smtpUrl: undefined, mailFrom, demonstration: false }, noDatabase);
  const mail = { to: 'a@example.com', subject: 'A', text: 'A', html: 'A' };
  await expect(mailer.send(mail)).rejects.toThrow('SMTP_URL is not set');
});
