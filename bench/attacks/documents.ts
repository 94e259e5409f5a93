import { askAll, graphqlQuestion } from './ask.ts';
import type { Attack } from './attack.ts';

const padding = '#'.repeat(200_000);

/** Queries that a server which keeps parsed ones would keep: every other one cannot be parsed. */
export const documents: Attack = {
  name: '1,500 long GraphQL queries, no two alike',
  aim: 'site',
  run: async ({ site }, tally) => {
    const questions = Array.from({ length: 1_500 }, (_, at) => {
      const query = `{ a${at}: __typename ${at % 2 === 0 ? '}' : ''} ${padding}`;
      return graphqlQuestion(site.port, { query });
    });
    await askAll(questions, tally, 8);
    return undefined;
  },
};
