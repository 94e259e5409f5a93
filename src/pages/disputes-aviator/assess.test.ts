import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess, assessmentOf, rules } from './assess.ts';
import { costOf, monthsOf } from './bands.ts';
import { anyFacts, dispute } from './facts.fixture.ts';
import { namesArbitration, noFacts } from './facts.ts';
import { type Criterion, criteria, type Route, routes } from './rules.ts';

const graded = (facts: Parameters<typeof dispute>[0], route: Route, on: Criterion) => {
  const { grade, reasons } = assessmentOf(assess(dispute(facts)), route, on);
  return { grade, reasons: reasons.map(({ id }) => id as string) };
};

it('gives every route a grade and a reason on every criterion, whatever is known of the dispute', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const all = assess(facts);
      expect(all).toHaveLength(routes.length * criteria.length);
      expect(all.filter(({ reasons }) => !reasons.some(({ grade }) => grade))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('says something of a dispute about which nothing is known', () => {
  expect(assessmentOf(assess(noFacts), 'arbitration', 'enforcement').grade).toBe('depends');
  expect(assessmentOf(assess(noFacts), 'litigation', 'contract').grade).toBe('available');
});

it('holds the parties to a clause: where arbitration is named, a court is barred', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const all = assess(facts);
      const isNamed = namesArbitration(facts);
      expect(assessmentOf(all, 'arbitration', 'contract').grade === 'agreed').toBe(isNamed);
      expect(assessmentOf(all, 'litigation', 'contract').grade === 'barred').toBe(isNamed);
    }),
  );
});

it('has no two rules of one name', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

describe('enforcement', () => {
  it.each([
    ['uk', 'uk', 'no', 'strong', 'l-enforcement-home'],
    ['uk', 'france', 'yes', 'strong', 'l-enforcement-hague-2005'],
    ['uk', 'france', 'no', 'fair', 'l-enforcement-hague-2019'],
    ['uk', 'singapore', 'no', 'weak', 'l-enforcement-no-treaty'],
    ['uk', 'mainland-china', 'yes', 'weak', 'l-enforcement-no-treaty'],
    ['france', 'eu', 'no', 'strong', 'l-enforcement-brussels'],
    ['eu', 'eu', 'no', 'strong', 'l-enforcement-brussels'],
    ['switzerland', 'eu', 'no', 'strong', 'l-enforcement-lugano'],
    ['hong-kong', 'mainland-china', 'no', 'fair', 'l-enforcement-hong-kong'],
    ['other', 'uk', 'yes', 'depends', 'l-enforcement-check'],
    ['uk', 'unknown', 'yes', 'depends', 'l-enforcement-unknown'],
  ] as const)(
    'of a judgment from %s in %s, exclusive: %s, is %s',
    (court, assets, exclusive, grade, reason) => {
      const facts = { clause: 'court', court, assets, exclusive } as const;
      expect(graded(facts, 'litigation', 'enforcement')).toEqual({ grade, reasons: [reason] });
    },
  );

  it.each([
    ['uk', 'mainland-china', 'strong', 'a-enforcement-new-york'],
    ['hong-kong', 'mainland-china', 'strong', 'a-enforcement-hong-kong'],
    ['france', 'france', 'strong', 'a-enforcement-home'],
    ['not-named', 'uae', 'depends', 'a-enforcement-check'],
    ['singapore', 'other', 'depends', 'a-enforcement-check'],
    ['singapore', 'unknown', 'depends', 'a-enforcement-unknown'],
  ] as const)('of an award from %s in %s is %s', (seat, assets, grade, reason) => {
    const facts = { clause: 'arbitration', seat, assets } as const;
    expect(graded(facts, 'arbitration', 'enforcement')).toEqual({ grade, reasons: [reason] });
  });

  it('against a State is never taken for granted', () => {
    const facts = { clause: 'arbitration', seat: 'uk', assets: 'uk', specials: ['state'] } as const;
    expect(graded(facts, 'arbitration', 'enforcement').grade).toBe('depends');
  });
});

it('needs a court beside the tribunal when a bank must be bound', () => {
  const facts = { clause: 'arbitration', seat: 'uk', interim: 'third' } as const;
  expect(graded(facts, 'arbitration', 'interim').grade).toBe('weak');
  expect(graded(facts, 'arbitration', 'interim').reasons).toContain('a-interim-england');
  expect(graded(facts, 'litigation', 'interim').grade).toBe('strong');
});

it('counts the quarrel about an unclear clause, and never a band that ends before it begins', () => {
  const clear = dispute({ clause: 'arbitration', amount: '2m-20m' });
  expect(monthsOf('arbitration', dispute({ ...clear, clause: 'unclear' })).to).toBeGreaterThan(
    monthsOf('arbitration', clear).to,
  );
  expect(costOf('litigation', noFacts)).toBeNull();
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...routes), (facts, route) => {
      for (const band of [monthsOf(route, facts), costOf(route, facts)]) {
        if (band) expect(band.from).toBeLessThan(band.to);
      }
    }),
  );
});
