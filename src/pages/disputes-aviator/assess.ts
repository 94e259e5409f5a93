import type { Facts } from './facts.ts';
import { type Criterion, criteria, type Grade, type Route, type Rule, routes } from './rules.ts';
import { rulesOfAgreement } from './rules-agreed.ts';
import { rulesOfArbitration } from './rules-arbitration.ts';
import { rulesOfLitigation } from './rules-litigation.ts';

export const rules: readonly Rule[] = [...rulesOfAgreement, ...rulesOfArbitration, ...rulesOfLitigation];

export interface Assessment {
  readonly route: Route;
  readonly on: Criterion;
  readonly grade: Grade;
  /** The rules that hold, in the order in which they are to be read. */
  readonly reasons: readonly Rule[];
}

/** Every route on every criterion, each with the rules that made its grade. Pure; any facts are enough. */
export function assess(facts: Facts): Assessment[] {
  const held = rules.filter(({ when }) => when?.(facts) ?? true);
  return routes.flatMap((route) =>
    criteria.map((on) => {
      const reasons = held.filter((rule) => rule.route === route && rule.on === on);
      const grade = reasons.findLast((rule) => rule.grade)?.grade ?? 'depends';
      return { route, on, grade, reasons };
    }),
  );
}

/** The assessment of one route on one criterion. */
export function assessmentOf(all: readonly Assessment[], route: Route, on: Criterion): Assessment {
  return (
    all.find((one) => one.route === route && one.on === on) ?? { route, on, grade: 'depends', reasons: [] }
  );
}
