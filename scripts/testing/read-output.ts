import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * Reads what a child process prints, where its streams are pipes: `output` grows while it runs, and `code` is that of
 * its exit, once all of it was read; null when a signal ended it.
 */
export function readOutput<Child extends ChildProcess>(child: Child) {
  const running = {
    child,
    output: '',
    code: once(child, 'close').then(([code]) => code as number | null),
  };
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      running.output += text;
    });
  return running;
}
