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
  /** Null until the server says what its rows are made of. */
  parser: RowParser | null;
  readonly rows: unknown[];
  /** Why a row of its could not be read. */
  unreadable?: unknown;
}

/** The driver's parser of rows; once it has its fields it keeps nothing of what it parses. */
interface RowParser {
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

const Result = (pg as unknown as { Result: new (mode: undefined, types: typeof pg.types) => RowParser })
  .Result;

/** By connection and name, the parser of a prepared statement's rows: the server then need not tell its fields again. */
const described = new WeakMap<Wire, Map<string, RowParser>>();

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
      parser: null,
      rows: [],
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
    const known = described.get(wire) ?? new Map<string, RowParser>();
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
        one.parser = known.get(name) ?? null;
        if (!one.parser) wire.describe({ type: 'P', name: '' });
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
    one.parser = parserOf(fields);
    if (one.name !== null && this.#wire) described.get(this.#wire)?.set(one.name, one.parser);
  }

  handleDataRow({ fields }: Message): void {
    const one = this.#sent[this.#at];
    if (!one?.parser || one.unreadable) return;
    try {
      one.rows.push(one.parser.parseRow(fields));
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
    for (const { resolve, reject, rows, unreadable } of this.#sent.slice(0, end)) {
      if (unreadable) reject(unreadable);
      else resolve(rows);
    }
  }

  #end(error: unknown, unanswered: readonly PendingQuery[]): void {
    this.#isOver = true;
    this.callback?.(error);
    this.#onEnd(error, unanswered);
  }
}

function parserOf(fields: readonly object[]): RowParser {
  const parser = new Result(undefined, pg.types);
  parser.addFields(fields);
  return parser;
}
