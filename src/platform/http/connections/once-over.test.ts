import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { onceOver } from './once-over.ts';

/** Asks so often over one connection and leaves; then says of each answer whether what waits for its end is done. */
async function leaveAfter(requests: number): Promise<readonly boolean[]> {
  const asked: Parameters<typeof onceOver>[0][] = [];
  const answers: Parameters<typeof onceOver>[1][] = [];
  const server = createServer((request, answer) => {
    asked.push(request);
    answers.push(answer);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests));
  await expect.poll(() => answers.length).toBe(requests);
  const left = once(asked[0]?.socket ?? server, 'close');
  socket.destroy();
  await left;
  return asked.map((request, at) => {
    let isOver = false;
    const answer = answers[at];
    if (answer) onceOver(request, answer, () => (isOver = true));
    return isOver;
  });
}

test('what is to be done once an answer is over is done at once where its asker has gone, also behind another answer', async () => {
  expect(await leaveAfter(1)).toEqual([true]);
  expect(await leaveAfter(3)).toEqual([true, true, true]);
});
