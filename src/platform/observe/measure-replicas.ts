import { Counter, Gauge, type Registry } from 'prom-client';
import type { Replicas } from '../db/replicas/replicas.ts';

/** Where what is published is read, and how far behind each replica is. */
export function measureReplicas(replicas: Replicas, registers: Registry[]): void {
  new Counter({
    name: 'chancery_database_reads_total',
    help: 'Packets of questions about what is published, by the server that answered; “primary” in place of a replica',
    labelNames: ['server'],
    registers,
    // Replicas count by themselves: what they say takes the place of what they said.
    collect() {
      this.reset();
      this.inc({ server: 'primary' }, replicas.answeredByPrimary);
      for (const { name, counts } of replicas.all) this.inc({ server: name }, counts.answered);
    },
  });
  new Counter({
    name: 'chancery_replica_refusals_total',
    help: 'Packets that a replica was asked in vain, because it lacked a publication or did not answer',
    labelNames: ['server', 'reason'],
    registers,
    collect() {
      this.reset();
      for (const { name: server, counts } of replicas.all) {
        this.inc({ server, reason: 'behind' }, counts.behind);
        this.inc({ server, reason: 'away' }, counts.away);
      }
    },
  });
  new Gauge({
    name: 'chancery_replica_in_use',
    help: '1 where a replica is asked; 0 while it is behind or away',
    labelNames: ['server'],
    registers,
    collect() {
      for (const { name: server, state } of replicas.all) this.set({ server }, state === 'in use' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'chancery_replica_lag_bytes',
    help: 'Bytes of the primary’s log that a replica has not replayed; absent while one of the two does not answer',
    labelNames: ['server'],
    registers,
    async collect() {
      const lags = await replicas.lags();
      this.reset();
      for (const { name: server, bytes } of lags) if (bytes !== null) this.set({ server }, bytes);
    },
  });
}
