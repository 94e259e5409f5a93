import type { Waiting } from '../../platform/observe/metrics.ts';
import type { Identity } from '../identity.ts';

/** What is to be sent and nobody has taken yet, by its kind: mails, and the logout tokens of clients. */
export function waitingMails({ database }: Pick<Identity, 'database'>): Waiting {
  return {
    name: 'chancery_outgoing_waiting',
    help: 'Mails and logout tokens that nobody has taken yet, in the database of all processes',
    label: 'kind',
    count: async () => {
      const { rows } = await database.pool.query<{ of: string; count: number }>(
        `select kind as of, count(outgoing.id) from unnest(array['mail', 'logout']) kind
         left join outgoing using (kind) group by kind`,
      );
      return rows;
    },
  };
}
