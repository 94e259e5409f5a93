import pg from 'pg';
import { nameOf } from './statement-names.ts';

/** A statement and who waits for its rows. */
export interface PendingQuery {
  readonly text: string;
  /** As they are sent (`wireValues`): nothing can go wrong with them once a part of the packet is on its way. */
  readonly values: readonly unknown[];
  /** It is not to be prepared: what was prepared of it has failed. */
  readonly isUnprepared?: boolean;
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

interface Sent extends PendingQuery {
  readonly name: string | null;
  /** What its rows are made of; null until the server says so. */
  result: Rows | null;
  /** Why a row of its could not be read. */
  unreadable?: unknown;
}

/** The driver's parser of rows. */
interface Rows {
  readonly rows: unknown[];
  readonly fields: readonly object[];
  addFields(fields: readonly object[]): void;
  parseRow(fields: readonly (string | null)[]): unknown;
}

/** The driver's connection as far as a packet needs it. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  /** By name, what this connection has prepared. */
  readonly parsedStatements: Record<string, string>;
  parse(statement: { readonly name: string; readonly text: string }): void;
  bind(values: object): void;
  describe(portal: object): void;
  execute(portal: object): void;
  sync(): void;
}

interface Message {
  readonly fields: never[];
}

const Result = (pg as unknown as { Result: new (mode: undefined, types: typeof pg.types) => Rows }).Result;

/** By connection and name, the fields of a prepared statement, which the server then need not tell again. */
const described = new WeakMap<Wire, Map<string, readonly object[]>>();

/**
 * Several statements in one packet over one connection, answered in one: for the driver it is one query. Statements
 * that are asked often are prepared. Together they are one transaction, so they are to read only.
 */
export class Packet {
  /** Set by the driver, which waits for it no longer than for a query of its own. */
  callback: ((error: unknown) => void) | undefined;
  readonly #sent: Sent[];
  readonly #onEnd: (error: unknown, unanswered: readonly PendingQuery[]) => void;
  #wire: Wire | undefined;
  /** Of the statement whose answer is read. */
  #at = 0;
  #isOver = false;

  /**
   * @param prepares whether the connection is one server's own, so that what was prepared stays there
   * @param onEnd called once: with what went wrong, if anything did, and what it has not answered: the statement that
   *   failed, and those behind it
   */
  constructor(
    queries: readonly PendingQuery[],
    prepares: boolean,
    onEnd: (error: unknown, unanswered: readonly PendingQuery[]) => void,
  ) {
    this.#sent = queries.map((one) => ({
      ...one,
      name: prepares && !one.isUnprepared ? nameOf(one.text) : null,
      result: null,
    }));
    this.#onEnd = onEnd;
  }

  /** For the driver, which notes what it has prepared by these two. */
  get name(): string | null {
    return this.#sent[this.#at]?.name ?? null;
  }

  get text(): string | undefined {
    return this.#sent[this.#at]?.text;
  }

  submit(wire: Wire): null {
    this.#wire = wire;
    const known = described.get(wire) ?? new Map<string, readonly object[]>();
    described.set(wire, known);
    const parsed = new Set<string>();
    wire.stream.cork();
    try {
      for (const one of this.#sent) {
        const name = one.name ?? '';
        if (name === '' || !(name in wire.parsedStatements || parsed.has(name))) {
          wire.parse({ name, text: one.text });
          parsed.add(name);
        }
        wire.bind({ portal: '', statement: name, values: one.values });
        const fields = known.get(name);
        if (fields) one.result = rowsOf(fields);
        else wire.describe({ type: 'P', name: '' });
        wire.execute({ portal: '', rows: 0 });
      }
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
    return null;
  }

  handleRowDescription({ fields }: Message): void {
    const one = this.#sent[this.#at];
    if (!one) return;
    one.result = rowsOf(fields);
    if (one.name !== null && this.#wire) described.get(this.#wire)?.set(one.name, fields);
  }

  handleDataRow({ fields }: Message): void {
    const one = this.#sent[this.#at];
    if (!one?.result || one.unreadable) return;
    try {
      one.result.rows.push(one.result.parseRow(fields));
    } catch (error) {
      // Thrown from here it would end the process; the rows that follow belong to others.
      one.unreadable = error;
    }
  }

  handleCommandComplete(): void {
    this.#at += 1;
  }

  handleError(error: unknown): void {
    if (this.#isOver) return;
    this.#answerUpTo(this.#at);
    this.#end(error, this.#sent.slice(this.#at));
  }

  handleReadyForQuery(): void {
    if (this.#isOver) return;
    this.#answerUpTo(this.#sent.length);
    this.#end(null, []);
  }

  #answerUpTo(end: number): void {
    for (const { resolve, reject, result, unreadable } of this.#sent.slice(0, end)) {
      if (unreadable) reject(unreadable);
      else resolve(result?.rows ?? []);
    }
  }

  #end(error: unknown, unanswered: readonly PendingQuery[]): void {
    this.#isOver = true;
    this.callback?.(error);
    this.#onEnd(error, unanswered);
  }
}

function rowsOf(fields: readonly object[]): Rows {
  const result = new Result(undefined, pg.types);
  result.addFields(fields);
  return result;
}
