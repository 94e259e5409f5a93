import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface VisitedAddress {
  readonly name: string;
  /** `{n}` in it is another number each time. */
  readonly url: string;
}

/** How an address was answered. */
export interface Visited {
  readonly name: string;
  readonly asked: number;
  /** Answers other than 2xx. */
  readonly failed: number;
  /** Milliseconds of the slowest. */
  readonly worst: number;
}

export interface Visitor {
  /** Ends it. */
  leave(): Promise<Visited[]>;
}

/** Somebody who reads the site all the time, from a process of their own; resolves once they have begun. */
export async function startVisitor(addresses: readonly VisitedAddress[]): Promise<Visitor> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'visitor.ts'), JSON.stringify(addresses)],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const gone = once(child, 'exit').then(() => {
    throw new Error('The visitor ended by itself.');
  });
  gone.catch(() => undefined);
  await Promise.race([once(child, 'message'), gone]);
  return {
    leave: async () => {
      const told = once(child, 'message');
      child.send('stop');
      const [message] = await Promise.race([told, gone]);
      return (message as { visits: Visited[] }).visits;
    },
  };
}
