import { limits } from '../../src/graphql/endpoint/limits.ts';
import { askAll, graphqlQuestion } from './ask.ts';
import type { Attack } from './attack.ts';

/** As long as a query may be, and as long as a body may be. */
const paddings = ['#'.repeat(limits.characters - 100), '#'.repeat(200_000)];

/** Queries that a server which keeps parsed ones would keep: every other two cannot be parsed. */
export const documents: Attack = {
  name: '1,500 long GraphQL queries, no two alike',
  aim: 'site',
  run: async ({ site }, tally) => {
    const questions = Array.from({ length: 1_500 }, (_, at) => {
      const query = `{ a${at}: __typename ${at % 4 < 2 ? '}' : ''} ${paddings[at % 2]}`;
      return graphqlQuestion(site.port, { query });
    });
    await askAll(questions, tally, 8);
    return undefined;
  },
};
