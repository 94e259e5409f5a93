import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { onceOver } from './once-over.ts';

/** What is answered to somebody who asks so often over one connection. */
async function answersTo(requests: number) {
  const answers: ServerResponse[] = [];
  const server = createServer((_, answer) => void answers.push(answer)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests));
  await expect.poll(() => answers.length).toBe(requests);
  return { answers, leave: () => socket.destroy() };
}

test('what is to be done once answers are over is done when their asker goes, and at once where they have gone', async () => {
  const { answers, leave } = await answersTo(3);
  let over = 0;
  const count = () => {
    over += 1;
  };
  for (const answer of answers) onceOver(answer, count);
  expect(over).toBe(0);
  leave();
  await expect.poll(() => over).toBe(3);
  for (const answer of answers) onceOver(answer, count);
  expect(over).toBe(6);
});
