import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks for a line that is not shown while it is typed; one that another program writes is taken as it is. */
export async function askSecretly(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) process.stderr.write(question);
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: isTerminal });
  // The terminal hands Ctrl-C to whoever reads it letter by letter.
  lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    const [line] = await Promise.race([once(lines, 'line'), once(lines, 'close').then(() => [''])]);
    if (isTerminal) process.stderr.write('\n');
    return line;
  } finally {
    lines.close();
  }
}
