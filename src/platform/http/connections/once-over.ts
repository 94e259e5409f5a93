import type { ServerResponse } from 'node:http';

/** Does something once an answer has been sent, or cannot be any more: at once where its asker has gone already. */
export function onceOver(answer: ServerResponse, over: () => void): void {
  if (answer.closed) over();
  else answer.once('close', over);
}
