import type { IncomingMessage, ServerResponse } from 'node:http';

/** Does something once an answer has been sent, or cannot be any more: at once where its asker has gone already. */
export function onceOver({ socket }: IncomingMessage, answer: ServerResponse, over: () => void): void {
  if (answer.closed || socket.destroyed) over();
  else answer.once('close', over);
}
