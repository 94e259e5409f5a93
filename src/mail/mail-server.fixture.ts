import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  /** What it has taken, as a mail program reads it. */
  readonly received: Email[];
  /** The same, as it came over the wire. */
  readonly raw: string[];
  readonly smtpUrl: string;
  stop(): Promise<void>;
}

/**
 * A mail server on this machine.
 *
 * @param refuse says with which code (550, 451) a mail to an address is refused, if it is
 */
export async function startMailServer(
  refuse: (address: string) => number | null = () => null,
): Promise<TestMailServer> {
  const received: Email[] = [];
  const raw: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refuse(address);
      done(responseCode === null ? null : Object.assign(new Error('Not here'), { responseCode }));
    },
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const message = Buffer.concat(chunks);
        raw.push(message.toString('utf8'));
        received.push(await PostalMime.parse(message));
        done();
      });
    },
  });
  // A client that is killed resets its connection.
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    raw,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
