import type { Status } from '../../components/icons/StatusMark.tsx';
import { declaredName } from '../../content/types/choices.ts';
import type { NavigatorCellLegalStatus } from '../../graphql/content/schema-types.gen.ts';

/** The shape of each status of law, by its name in addresses; none is said by colour alone. */
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

/** A status of law as addresses have it: `IN_FORCE` → `in-force`. */
export const statusName = (status: NavigatorCellLegalStatus) => declaredName(status) as LegalStatus;

/** The shape of a status. */
export const markOf = (status: NavigatorCellLegalStatus): Status => statusMarks[statusName(status)];
