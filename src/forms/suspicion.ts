import type { Answers } from './check.ts';

/** What speaks for a machine. */
export type Suspicion = 'trap' | 'quick' | 'forged' | 'links' | 'often';

interface Signs {
  readonly answers: Answers;
  /** What stands in the field that nobody sees. */
  readonly trap: string;
  /** Seconds since the form was begun; null for a signature that is not ours; undefined without one, as without scripts. */
  readonly age: number | null | undefined;
  /** Whether the same network has sent this form often of late. */
  readonly isOften: boolean;
}

/** Nobody fills in a form faster, in seconds. */
const quickest = 2;
/** More links than people send; fewer of who shows no sign of a browser that runs scripts. */
const mostLinks = { known: 4, unknown: 1 };

/** What speaks for a machine: with any of it a submission is held until somebody has looked, and never lost. */
export function suspicionsOf({ answers, trap, age, isOften }: Signs): Suspicion[] {
  const links =
    Object.values(answers)
      .join('\n')
      .match(/https?:|www\.|\[url/gi)?.length ?? 0;
  const signs: Record<Suspicion, boolean> = {
    trap: trap !== '',
    quick: typeof age === 'number' && age < quickest,
    forged: age === null,
    links: links > (age === undefined ? mostLinks.unknown : mostLinks.known),
    often: isOften,
  };
  return (Object.keys(signs) as Suspicion[]).filter((sign) => signs[sign]);
}
