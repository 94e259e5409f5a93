import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Answers,
  degrees,
  examinations,
  permissions,
  type Requirements,
  stages,
  verdictOf,
} from './eligibility.ts';

const scheme: Requirements = {
  from: 'penultimate-year',
  otherSubjectsFrom: 'final-year',
  until: null,
  degree: 'any',
  examination: null,
  neededBefore: null,
  sponsorsVisa: false,
  deadlineState: 'open',
};
const lawyer: Answers = { stage: 'penultimate-year', degree: 'law', examination: 'no', work: 'yes' };

describe('who may apply', () => {
  test('a law student in the last year but one now, somebody of another subject a year later', () => {
    expect(verdictOf(scheme, lawyer)).toEqual({ when: 'now', reasons: ['closes'], from: null });
    expect(verdictOf(scheme, { ...lawyer, degree: 'other-subject' })).toEqual({
      when: 'later',
      reasons: ['early'],
      from: 'final-year',
    });
  });

  test('nobody of another subject where the law of the country asks for a degree in law', () => {
    const stage = { ...scheme, degree: 'national-law' } as const;
    expect(verdictOf(stage, { ...lawyer, degree: 'other-subject' })).toMatchObject({
      when: 'no',
      reasons: ['law'],
    });
    expect(verdictOf(stage, { ...lawyer, degree: 'law-abroad' })).toMatchObject({
      when: 'no',
      reasons: ['nationalLaw'],
    });
    expect(verdictOf({ ...scheme, degree: 'law' }, { ...lawyer, degree: 'law-abroad' }).when).toBe('now');
  });

  test('no graduate for what is for students', () => {
    const placement = { ...scheme, until: 'final-year' } as const;
    expect(verdictOf(placement, { ...lawyer, stage: 'final-year' }).when).toBe('now');
    expect(verdictOf(placement, { ...lawyer, stage: 'graduate' })).toMatchObject({
      when: 'no',
      reasons: ['past'],
    });
  });

  test('whoever needs a permission only where we can get one', () => {
    expect(verdictOf(scheme, { ...lawyer, work: 'no' })).toMatchObject({
      when: 'no',
      reasons: ['unsponsored'],
    });
    expect(verdictOf(scheme, { ...lawyer, work: 'unsure' }).reasons).toEqual(['closes', 'permission']);
    expect(verdictOf({ ...scheme, sponsorsVisa: true }, { ...lawyer, work: 'no' })).toMatchObject({
      when: 'now',
      reasons: ['closes', 'sponsored'],
    });
  });

  test('after the examination where it comes first; before it, with a word, where it comes later', () => {
    const first = { ...scheme, examination: 'the first examination', neededBefore: 'applying' } as const;
    expect(verdictOf(first, lawyer)).toMatchObject({ when: 'later', reasons: ['examinationFirst'] });
    expect(verdictOf(first, { ...lawyer, examination: 'yes' }).when).toBe('now');
    expect(verdictOf({ ...first, neededBefore: 'starting' }, lawyer)).toMatchObject({
      when: 'now',
      reasons: ['closes', 'examinationLater'],
    });
  });

  test('nobody while a round is not open or is over', () => {
    expect(verdictOf({ ...scheme, deadlineState: 'not-yet' }, lawyer)).toMatchObject({
      when: 'later',
      reasons: ['opens'],
    });
    expect(verdictOf({ ...scheme, deadlineState: 'closed' }, lawyer)).toMatchObject({
      when: 'later',
      reasons: ['closed'],
    });
    expect(verdictOf({ ...scheme, deadlineState: 'rolling' }, lawyer).reasons).toEqual(['rolling']);
  });
});

test('every answer has a reason, and a no never holds out a date', () => {
  const requirements: fc.Arbitrary<Requirements> = fc.record({
    from: fc.constantFrom(...stages),
    otherSubjectsFrom: fc.option(fc.constantFrom(...stages)),
    until: fc.option(fc.constantFrom(...stages)),
    degree: fc.constantFrom('any', 'law', 'national-law'),
    examination: fc.constant('the PCLL'),
    neededBefore: fc.option(fc.constantFrom('applying', 'starting')),
    sponsorsVisa: fc.boolean(),
    deadlineState: fc.constantFrom('open', 'closing', 'closed', 'not-yet', 'rolling'),
  });
  const answers: fc.Arbitrary<Answers> = fc.record({
    stage: fc.constantFrom(...stages),
    degree: fc.constantFrom(...degrees),
    examination: fc.constantFrom(...examinations),
    work: fc.constantFrom(...permissions),
  });
  fc.assert(
    fc.property(requirements, answers, (chosen, given) => {
      const { when, reasons } = verdictOf(chosen, given);
      expect(reasons.length).toBeGreaterThan(0);
      if (when === 'no')
        expect(reasons).not.toEqual(expect.arrayContaining(['closes', 'opens', 'rolling', 'early']));
      if (when === 'now') expect(['open', 'closing', 'rolling']).toContain(chosen.deadlineState);
    }),
  );
});
