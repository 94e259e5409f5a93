import fc from 'fast-check';
import { answers, type Facts, noFacts, questions, specials } from './facts.ts';

/** A dispute with a few facts. */
export function dispute(facts: Partial<Facts>): Facts {
  return { ...noFacts, ...facts };
}

/** Any combination of answers, also those that an address could not bring together. */
export const anyFacts: fc.Arbitrary<Facts> = fc
  .record({
    ...Object.fromEntries(
      questions.map((question) => [question, fc.constantFrom(null, ...answers[question])]),
    ),
    specials: fc.subarray([...specials]),
  })
  .map((facts) => facts as unknown as Facts);
