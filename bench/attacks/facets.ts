import { ask, graphqlQuestion } from './ask.ts';
import type { Attack } from './attack.ts';

const aliases = Array.from(
  { length: 20 },
  (_, at) => `a${at}: events(locale: "en", first: ${at + 1}, filter: {languages: $v}) { facets { field } }`,
);
const query = `query A($v: [String!]) { ${aliases.join(' ')} }`;
const values = Array.from({ length: 4_000 }, (_, at) => `x${at.toString(36)}`);

/** Lists that are counted by thousands of values, twenty in each request. */
export const facets: Attack = {
  name: '8 GraphQL requests of 20 lists with facets and 4,000 values',
  aim: 'site',
  run: async ({ site }, tally) => {
    const question = graphqlQuestion(site.port, { query, variables: { v: values } });
    await Promise.all(Array.from({ length: 8 }, () => ask(question, tally)));
    return undefined;
  },
};
