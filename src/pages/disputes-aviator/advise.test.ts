import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advise, stopsOf } from './advise.ts';
import { changesOf } from './changes.ts';
import { anyFacts, dispute } from './facts.fixture.ts';
import { namesArbitration, namesCourt, noFacts } from './facts.ts';
import { peopleFor } from './people.ts';
import { readFacts, searchOf } from './search-params.ts';
import { stepsOf } from './steps.ts';

describe('the recommendation', () => {
  it('follows the clause, whatever else is said', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { route } = advise(facts);
        if (namesArbitration(facts)) expect(route).toBe('arbitration');
        if (namesCourt(facts)) expect(route).toBe('litigation');
      }),
    );
  });

  it.each([
    [{ clause: 'none', interim: 'third' }, 'litigation', 'needs-court', 'interim'],
    [{ clause: 'none', confidential: 'essential' }, 'arbitration', 'needs-privacy', 'mediation'],
    [{ clause: 'unclear', amount: '250k-2m' }, 'litigation', 'no-clause', 'negotiation'],
    [{ clause: 'arbitration', relationship: 'goes-on' }, 'arbitration', 'clause-arbitration', 'mediation'],
    [{ clause: 'tiered-court', court: 'uk' }, 'litigation', 'clause-court', 'steps'],
    [{ clause: 'court', court: 'uk', urgency: 'weeks' }, 'litigation', 'clause-court', 'straight'],
    [
      { clause: 'court', court: 'uk', assets: 'mainland-china' },
      'litigation',
      'clause-court-weak',
      'negotiation',
    ],
  ] as const)('for %j is %s', (facts, route, because, first) => {
    expect(advise(dispute(facts))).toEqual({ route, because, first });
  });

  it('is not given where somebody should telephone', () => {
    expect(stopsOf(dispute({ limit: 'soon', institution: 'unrecognised', specials: ['consumer'] }))).toEqual([
      'limit',
      'institution',
      'consumer',
    ]);
    expect(stopsOf(dispute({ specials: ['state'] }))).toEqual([]);
  });
});

describe('what would change it', () => {
  it('names only answers that do', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const { facts } = readFacts(new URLSearchParams(searchOf(given)));
        const now = advise(facts);
        for (const { question, answers, advice, enforcement } of changesOf(facts)) {
          expect(answers).not.toContain(facts[question]);
          const isOther = advice.route !== now.route || advice.first !== now.first;
          expect(isOther).toBe(enforcement === null);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('leads to the address of the other result, unless something else would have to be answered', () => {
    const facts = dispute({ clause: 'none', amount: '2m-20m', assets: 'uk' });
    const changes = changesOf(facts);
    const private_ = changes.find(({ question }) => question === 'confidential');
    expect(private_).toMatchObject({
      answers: ['essential'],
      advice: { route: 'arbitration', first: 'mediation' },
      search: '?clause=none&amount=2m-20m&assets=uk&confidential=essential',
    });
    const named = changes.find(({ answers }) => answers.includes('arbitration'));
    expect(named).toMatchObject({ advice: { route: 'arbitration' }, search: null });
  });
});

describe('what to do this week', () => {
  it('begins with the limitation period unless it was checked, and ends with a lawyer where one would enforce', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const steps = stepsOf(facts, advise(facts));
        expect(steps.at(-1)).toBe('lawyer');
        expect(steps[0] === 'limit').toBe(facts.limit !== 'no');
      }),
    );
  });

  it('looks for assets that nobody has found', () => {
    expect(stepsOf(dispute({ assets: 'unknown' }), advise(noFacts))).toContain('assets');
    expect(stepsOf(dispute({ assets: 'uk' }), advise(noFacts))).not.toContain('assets');
  });
});

it('names first those who are where the assets are', () => {
  const contact = (id: string, office: string, service: string) => ({
    id,
    offices: [{ id: office }],
    services: [{ id: service }],
  });
  const contacts = [
    contact('london', 'office-london', 'service-commercial-litigation'),
    contact('paris', 'office-paris', 'service-international-arbitration'),
    contact('singapore', 'office-singapore', 'service-international-arbitration'),
    contact('beijing', 'office-beijing', 'service-international-arbitration'),
  ];
  const facts = dispute({ assets: 'mainland-china', seat: 'singapore' });
  expect(peopleFor(contacts, facts, 'arbitration').map(({ id }) => id)).toEqual([
    'beijing',
    'singapore',
    'paris',
  ]);
  expect(peopleFor(contacts, noFacts, 'litigation')[0]?.id).toBe('london');
});
