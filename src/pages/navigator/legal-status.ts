import type { Status } from '../../components/icons/StatusMark.tsx';

/** The mark of each status of law: a shape of its own, so that nothing is said by colour alone. */
export const statusMarks = {
  'in-force': 'in-force',
  'in-force-partly': 'in-part',
  'adopted-not-yet-in-force': 'dated',
  proposed: 'proposed',
  'guidance-only': 'consultation',
  none: 'none',
  repealed: 'repealed',
  'not-applicable': 'not-applicable',
  'not-reviewed': 'not-reviewed',
} as const satisfies Record<string, Status>;

/** A status of law as addresses have it. */
export type LegalStatus = keyof typeof statusMarks;
