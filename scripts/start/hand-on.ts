import type { ChildProcess } from 'node:child_process';

/** A connection as this process holds it while another is handed it. */
interface Connection {
  close(): void;
}

/** What Node's `cluster` and a process say to one another, as far as it matters here. */
interface ClusterWord {
  readonly act?: string;
  /** Which of the places that are listened at. */
  readonly key?: string;
  readonly seq?: number;
  /** Answers what had this number. */
  readonly ack?: number;
}

type Send = (word: ClusterWord, connection?: Connection, ...rest: unknown[]) => boolean;

/** By the place, the processes that take whoever comes there. */
const takers = new Map<string, Set<ChildProcess>>();

/**
 * Has whoever was handed to a process that ended before it took them handed to another one, or hung up on where there is
 * none. Node waits for the answer of the one that has ended, and holds their connection open for ever.
 *
 * @param child of `cluster.fork`
 */
export function handOnFrom(child: ChildProcess): void {
  const handed = new Map<number, { readonly key: string; readonly connection: Connection }>();
  const send = child.send.bind(child) as Send;
  const sendNoting: Send = (word, connection, ...rest) => {
    const { act, key, seq, ack } = word;
    if (key !== undefined && ack !== undefined) takersAt(key).add(child);
    if (act === 'newconn' && key !== undefined && seq !== undefined && connection)
      handed.set(seq, { key, connection });
    return send(word, connection, ...rest);
  };
  child.send = sendNoting as ChildProcess['send'];
  child.on('internalMessage', ({ act, key, ack }: ClusterWord) => {
    if (ack !== undefined) handed.delete(ack);
    if (act === 'close' && key !== undefined) takersAt(key).delete(child);
  });
  let isTold = false;
  child.once('disconnect', () => {
    isTold = true;
  });
  // All that it had to say has been heard by then.
  child.once('close', () => {
    // With somebody on the way to it Node does not tell `cluster`, which would go on handing others to it.
    if (!isTold) child.emit('disconnect');
    for (const some of takers.values()) some.delete(child);
    for (const [seq, { key, connection }] of handed) {
      if (takersAt(key).size === 0) connection.close();
      else child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack: seq, accepted: false });
    }
  });
}

function takersAt(key: string): Set<ChildProcess> {
  const known = takers.get(key) ?? new Set();
  takers.set(key, known);
  return known;
}
