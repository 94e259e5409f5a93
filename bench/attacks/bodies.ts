import { ask, graphqlQuestion } from './ask.ts';
import type { Attack } from './attack.ts';

const aliases = Array.from(
  { length: 10 },
  (_, at) => `a${at}: publications(locale: "en", first: 240) { nodes { id title body } }`,
);
const query = `{ ${aliases.join(' ')} }`;

/** A few kilobytes that ask for as many of the longest texts as the limits allow. */
export const bodies: Attack = {
  name: 'a GraphQL batch of 10 × 10 lists of 240 bodies',
  aim: 'site',
  run: async ({ site }, tally) => {
    await ask(
      graphqlQuestion(
        site.port,
        Array.from({ length: 10 }, () => ({ query })),
      ),
      tally,
    );
    return undefined;
  },
};
