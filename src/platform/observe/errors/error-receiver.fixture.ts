import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorEvent } from './error-event.ts';

export interface ReceivedReport {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly event: ErrorEvent;
  /** All of it, to the letter. */
  readonly text: string;
}

/** Takes envelopes as Sentry does, and keeps them. */
export async function startErrorReceiver(status = 200) {
  const reports: ReceivedReport[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const [, , event = '{}'] = text.split('\n');
      if (request.method === 'POST')
        reports.push({ path: request.url ?? '', headers: request.headers, event: JSON.parse(event), text });
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://0123abcd@127.0.0.1:${port}/7`,
    origin: `http://127.0.0.1:${port}`,
    reports,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
