import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';

/**
 * Reads what a child process prints, where its streams are pipes: `output` grows while it runs, and `code` is that of
 * its exit, once all of it was read; null when a signal ended it.
 */
export function readOutput<Child extends ChildProcess>(child: Child) {
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const read = Promise.all(streams.map((stream) => finished(stream)));
  // Not its `close`, which never comes where the channel to it was disconnected.
  const code = once(child, 'exit').then(async ([exitCode]) => {
    await read;
    return exitCode as number | null;
  });
  const running = { child, output: '', code };
  for (const stream of streams)
    stream.setEncoding('utf8').on('data', (text: string) => {
      running.output += text;
    });
  return running;
}
