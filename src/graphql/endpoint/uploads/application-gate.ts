import { getOperationAST, Kind, OperationTypeNode } from 'graphql';
import type { formRates } from '../../../forms/rates.ts';
import { Overloaded } from '../../../platform/http/overloaded.ts';
import type { WaitingRoom } from '../../../platform/http/waiting-room.ts';
import { applicationMutationNames } from '../../submissions/application-mutations.ts';
import type { Engine } from '../engine.ts';
import type { FormGate } from './multipart-form.ts';

/** Bytes of an application without its files. */
export const LARGEST_APPLICATION = 64 * 1024;
/** Requests of one network that are read, or wait to be, at once by one process; and in ten minutes by all. */
const MOST_AT_ONCE = 2;
const MOST_OF_LATE = 30;
/** Milliseconds for which a place is had while others wait for one: less than they wait. */
const TURN = 5_000;

/** A network sends more than is taken from one. */
export class TooManyUploads extends Error {}

interface GateParts {
  readonly engine: Pick<Engine, 'parse'>;
  /** Places in which files are read. */
  readonly room: WaitingRoom;
  readonly rates: Pick<ReturnType<typeof formRates>, 'add'>;
  /** How many requests of each network have been let in. */
  readonly inside: Map<string, number>;
}

/** Lets in the files of somebody who may send none but with an application, when it is known to be one. */
export class ApplicationGate implements FormGate {
  readonly field = 'operations';
  // A piece that has come is read to its end.
  readonly mostBefore = LARGEST_APPLICATION + 2 * 65_536;
  readonly refusal: Error;
  readonly #parts: GateParts;
  readonly #network: string;
  readonly #turnOver = new AbortController();
  #giveBack: (() => void) | undefined;
  #isOver = false;

  /** @param refusal of what is no application */
  constructor(parts: GateParts, network: string, refusal: Error) {
    this.#parts = parts;
    this.#network = network;
    this.refusal = refusal;
  }

  /** Aborted when its sender has taken too long and others wait. */
  get signal(): AbortSignal {
    return this.#turnOver.signal;
  }

  async admit(operations: string): Promise<void> {
    const { engine, room, rates, inside } = this.#parts;
    if (!isApplication(operations, engine)) throw this.refusal;
    const others = inside.get(this.#network) ?? 0;
    if (others >= MOST_AT_ONCE) throw new TooManyUploads('Too many at a time from one network.');
    inside.set(this.#network, others + 1);
    try {
      const count = await rates.add(`${this.#network} files of applications`);
      if (count > MOST_OF_LATE) throw new TooManyUploads('Too many from one network.');
      const giveBack = await room.take();
      const turn = setInterval(() => {
        if (room.isWaitedFor) this.#turnOver.abort(new Overloaded('Others wait for whoever sends slowly.'));
      }, TURN);
      this.#giveBack = () => {
        clearInterval(turn);
        giveBack();
        this.#leaveNetwork();
      };
    } catch (error) {
      this.#leaveNetwork();
      throw error;
    }
    if (this.#isOver) this.end();
  }

  /** The request is answered, or its sender has gone. */
  end(): void {
    this.#isOver = true;
    this.#giveBack?.();
    this.#giveBack = undefined;
  }

  #leaveNetwork(): void {
    const { inside } = this.#parts;
    const left = (inside.get(this.#network) ?? 1) - 1;
    if (left > 0) inside.set(this.#network, left);
    else inside.delete(this.#network);
  }
}

/** Whether operations are one mutation by which somebody applies, and nothing beside it. */
function isApplication(operations: string, { parse }: Pick<Engine, 'parse'>): boolean {
  try {
    const { query, operationName } = JSON.parse(operations) as { query?: unknown; operationName?: unknown };
    if (typeof query !== 'string') return false;
    const name = typeof operationName === 'string' ? operationName : undefined;
    const operation = getOperationAST(parse(query), name);
    const [only, ...others] = operation?.selectionSet.selections ?? [];
    return (
      operation?.operation === OperationTypeNode.MUTATION &&
      others.length === 0 &&
      only?.kind === Kind.FIELD &&
      applicationMutationNames.has(only.name.value)
    );
  } catch {
    return false;
  }
}
