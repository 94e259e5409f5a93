import type { IncomingMessage } from 'node:http';
import { getOperationAST, Kind, OperationTypeNode } from 'graphql';
import type { formRates } from '../../../forms/rates.ts';
import {
  TooManyOfNetwork,
  type UploadPlace,
  type UploadRoom,
} from '../../../platform/http/connections/upload-room.ts';
import { applicationMutationNames } from '../../submissions/application-mutations.ts';
import type { Engine } from '../engine.ts';
import type { FormGate } from './multipart-form.ts';

/** Bytes of an application without its files. */
export const LARGEST_APPLICATION = 64 * 1024;
/** Requests of one network that are read in ten minutes by all processes. */
const MOST_OF_LATE = 30;

interface GateParts {
  readonly engine: Pick<Engine, 'parse'>;
  readonly room: UploadRoom;
  readonly rates: Pick<ReturnType<typeof formRates>, 'add'>;
}

/** A request with files, and who sends it. */
interface Sender {
  readonly request: IncomingMessage;
  readonly network: string;
}

/** Lets in the files of somebody who may send none but with an application, when it is known to be one. */
export class ApplicationGate implements FormGate {
  readonly field = 'operations';
  // A piece that has come is read to its end.
  readonly mostBefore = LARGEST_APPLICATION + 2 * 65_536;
  readonly refusal: Error;
  readonly #parts: GateParts;
  readonly #sender: Sender;
  readonly #turnOver = new AbortController();
  #place: UploadPlace | undefined;
  #isOver = false;

  /** @param refusal of what is no application */
  constructor(parts: GateParts, sender: Sender, refusal: Error) {
    this.#parts = parts;
    this.#sender = sender;
    this.refusal = refusal;
  }

  /** Aborted when its sender has taken too long and others wait. */
  get signal(): AbortSignal {
    return this.#turnOver.signal;
  }

  async admit(operations: string): Promise<void> {
    const { engine, room, rates } = this.#parts;
    if (!isApplication(operations, engine)) throw this.refusal;
    const { request, network } = this.#sender;
    const place = await room.enter(request, network, async () => {
      const count = await rates.add(`${network} files of applications`);
      if (count > MOST_OF_LATE) throw new TooManyOfNetwork('Too many from one network.');
    });
    this.#place = place;
    place.signal.addEventListener('abort', () => this.#turnOver.abort(place.signal.reason));
    if (this.#isOver) this.end();
  }

  /** It has been read. */
  hasCome(): void {
    this.#place?.hasCome();
  }

  /** The request is answered, or its sender has gone. */
  end(): void {
    this.#isOver = true;
    this.#place?.leave();
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
