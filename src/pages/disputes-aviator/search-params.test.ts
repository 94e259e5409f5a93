import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyFacts } from './facts.fixture.ts';
import { noFacts } from './facts.ts';
import { readFacts, searchOf } from './search-params.ts';

const chosen = (search: string) => readFacts(new URLSearchParams(search));

it('shows the bare form where nothing was asked, and asks for what is needed once it was', () => {
  expect(chosen('')).toEqual({ facts: noFacts, errors: [], isAsked: false });
  expect(chosen('show=1').errors.map(({ question }) => question)).toEqual(['clause', 'amount', 'assets']);
});

it('needs a seat and rules for arbitration, and a court where a court is named', () => {
  const rest = '&amount=2m-20m&assets=uk';
  const missing = (clause: string) =>
    chosen(`clause=${clause}${rest}`).errors.map(({ question, kind }) => [question, kind]);
  expect(missing('arbitration')).toEqual([
    ['seat', 'missing'],
    ['institution', 'missing'],
  ]);
  expect(missing('tiered-court')).toEqual([['court', 'missing']]);
  expect(missing('none')).toEqual([]);
});

it('says so when an address gives an answer that is not offered', () => {
  expect(chosen('clause=none&amount=lots&assets=uk').errors).toEqual([
    { question: 'amount', kind: 'unknown' },
  ]);
  expect(chosen('special=<script>').facts.specials).toEqual([]);
});

it('leaves out what has no meaning beside the clause', () => {
  const { facts, errors } = chosen(
    'clause=court&court=uk&seat=france&institution=nobody&amount=2m-20m&assets=uk',
  );
  expect(facts).toMatchObject({ seat: null, institution: null, court: 'uk' });
  expect(errors).toEqual([]);
});

it('reads every dispute back from its own address', () => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      const { facts } = chosen(searchOf(given));
      expect(chosen(searchOf(facts)).facts).toEqual(facts);
    }),
  );
});
