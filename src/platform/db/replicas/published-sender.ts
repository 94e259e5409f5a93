import type { PendingQuery } from '../packet.ts';
import { PacketSender, type Pool } from '../packet-sender.ts';
import { QueriesOfATurn } from '../queries-of-a-turn.ts';
import { later, type PublicationMark } from './publication-mark.ts';
import type { Lend, Replica } from './replica.ts';
import type { Replicas } from './replicas.ts';

/**
 * Asks replicas for one reader: nothing that it is given is older than what was published before it began, or than
 * what it was given before. What a replica does not answer, or is not new enough for, the primary is asked, and from
 * then on everything: what a reader sees does not go back in time.
 */
export class PublishedSender {
  readonly #replicas: Replicas;
  readonly #primary: PacketSender;
  readonly #lend: Lend;
  readonly #turn = new QueriesOfATurn((queries) => void this.#send(queries));
  #replica: Replica | undefined;
  #seen: PublicationMark | null = null;
  #isOnPrimary = false;

  constructor(replicas: Replicas, primary: Pool, lend: Lend) {
    this.#replicas = replicas;
    this.#primary = new PacketSender(primary);
    this.#lend = lend;
  }

  /** As `PacketSender.ask`. */
  ask(text: string, values: readonly unknown[]): Promise<unknown[]> {
    return this.#turn.ask(text, values);
  }

  /** Whoever has written reads what it has written. */
  stayOnPrimary(): void {
    this.#isOnPrimary = true;
  }

  async #send(queries: readonly PendingQuery[]): Promise<void> {
    try {
      const answered = await this.#askReplica(queries);
      const others = queries.filter(({ resolve }, at) => {
        const rows = answered?.rows[at];
        if (rows) resolve([...rows]);
        return !rows;
      });
      if (others.length === 0) return;
      this.stayOnPrimary();
      this.#replicas.answeredByPrimary += 1;
      this.#primary.add(others);
    } catch (error) {
      for (const { reject } of queries) reject(error);
    }
  }

  async #askReplica(queries: readonly PendingQuery[]) {
    if (this.#isOnPrimary) return null;
    this.#replica = this.#replicas.choose(this.#replica);
    if (!this.#replica) return null;
    const { newest } = this.#replicas;
    const wanted = this.#seen ?? (await newest.ask());
    if (!wanted) return null;
    // A reader that follows for long, as a subscription does, is told of publications meanwhile.
    const least = newest.known ? later(wanted, newest.known) : wanted;
    const answered = await this.#replica.answer(queries, least, this.#lend);
    if (answered) this.#seen = answered.mark;
    return answered;
  }
}
