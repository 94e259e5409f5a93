import { once } from 'node:events';
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Server,
  type Socket,
} from 'node:net';

/** What a piece that passes is, as seen from the process behind the gate. */
export type Step = `${'asks' | 'hears'} the ${Place}`;
type Place = 'database' | 'mail server';

/** Where it is to shut. */
interface Stop {
  /** The first is 1. */
  readonly step: number;
  /** Whether the piece of this step still passes. */
  readonly isPassed: boolean;
  onReached(step: Step): void;
}

/**
 * What stands between one process and the servers that it talks to, and counts the pieces that come from either side: each
 * is a step, on which the gate may shut. Whoever is killed then has done so much, and not a byte more.
 */
export class StepGate {
  readonly #servers: Server[] = [];
  readonly #onward = new Set<Promise<unknown>>();
  #stop: Stop | null = null;
  #isShut = false;
  #steps = 0;

  /** How many have come since it began to count. */
  get steps(): number {
    return this.#steps;
  }

  /** @returns a port of the loopback that leads there by way of the gate */
  async open(place: Place, target: NetConnectOpts): Promise<number> {
    const server = createServer((near) => {
      const far = connect(target);
      near.on('error', () => near.destroy());
      far.on('error', () => far.destroy());
      near.on('data', (piece) => this.#pass(`asks the ${place}`, far, piece));
      far.on('data', (piece) => this.#pass(`hears the ${place}`, near, piece));
      near.on('close', () => far.end());
      far.on('close', () => near.destroy());
      this.#onward.add(once(far, 'close'));
    });
    this.#servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  /** Counts from here on, and shuts at one of the steps that come; null: at none. */
  count(stop: Stop | null): void {
    this.#steps = 0;
    this.#stop = stop;
  }

  /** Resolves once both servers have noticed that the process behind it is gone, and have undone what it had not ended. */
  async close(): Promise<void> {
    for (const server of this.#servers) server.close();
    await Promise.all(this.#onward);
  }

  #pass(step: Step, to: Socket, piece: Buffer): void {
    if (this.#isShut) return;
    this.#steps += 1;
    const isHere = this.#steps === this.#stop?.step;
    if (!isHere || this.#stop?.isPassed) to.write(piece);
    if (!isHere) return;
    this.#isShut = true;
    this.#stop?.onReached(step);
  }
}
