import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { tokensFor } from '../../src/identity/testing/code-flow.ts';
import { ask } from './ask.ts';
import type { Attack, Target } from './attack.ts';
import type { Tally } from './tally.ts';

const megabytes = 9.5;
const file = Buffer.alloc(megabytes * 1_000_000, 0x20);
const held = 10_000;

/** Files of nobody, whose last byte never comes. The type is spelled as RFC 9110 §8.3.1 allows. */
export const heldUploads: Attack = {
  name: '40 uploads of 9.5 MB by nobody, never ended',
  aim: 'site',
  run: async ({ site }, tally) => {
    await Promise.all(Array.from({ length: 40 }, () => holdUpload(site.port, tally)));
    return undefined;
  },
};

async function holdUpload(port: number, tally: Tally): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' });
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer ||= chunk.toString('latin1', 9, 12);
    tally.received(chunk.length);
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const head = [
    'POST /graphql HTTP/1.1',
    `host: localhost:${port}`,
    'Content-Type: Multipart/form-data; boundary=x',
    'apollo-require-preflight: true',
    `content-length: ${file.length + 1_000}`,
  ];
  tally.sent(0);
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(file);
  await Promise.race([closed, delay(held)]);
  tally.sent(socket.bytesWritten - socket.writableLength, 0);
  tally.answered(answer || (socket.destroyed ? 'closed' : 'held for 10 s'));
  socket.destroy();
}

/** Whole files of somebody who may send them. */
export const wholeUploads: Attack = {
  name: '40 uploads of 9.5 MB at once by an editor',
  aim: 'site',
  run: async (target, tally) => {
    const authorization = `Bearer ${await editorsToken(target)}`;
    const body = form();
    const headers = {
      authorization,
      'content-type': 'multipart/form-data; boundary=x',
      'apollo-require-preflight': 'true',
    };
    const question = { port: target.site.port, path: '/graphql', method: 'POST', headers, body };
    await Promise.all(Array.from({ length: 40 }, () => ask(question, tally)));
    return undefined;
  },
};

async function editorsToken({ issuer, redirectUri }: Target): Promise<string> {
  const change = { redirect_uri: redirectUri };
  return (await tokensFor({ issuer }, { email: 'editor@example.com', change })).access_token;
}

/** After the GraphQL multipart request specification; the file is a PDF by its first bytes. */
function form(): Buffer {
  const query = 'mutation A($file: File!) { addAttachment(recordId: "none", file: $file) { id } }';
  const part = (name: string, text: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  const head =
    part('operations', JSON.stringify({ query, variables: { file: null } })) +
    part('map', JSON.stringify({ 0: ['variables.file'] })) +
    '--x\r\ncontent-disposition: form-data; name="0"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n';
  return Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')]);
}
