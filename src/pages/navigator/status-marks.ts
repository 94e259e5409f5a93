import type { Status } from '../../components/icons/StatusMark.tsx';
import type { NavigatorCellLegalStatus } from '../../graphql/content/schema-types.gen.ts';

const marks: { readonly [S in NavigatorCellLegalStatus]: Status } = {
  IN_FORCE: 'in-force',
  IN_FORCE_PARTLY: 'dated',
  ADOPTED_NOT_YET_IN_FORCE: 'dated',
  PROPOSED: 'proposed',
  GUIDANCE_ONLY: 'consultation',
  NONE: 'none',
  REPEALED: 'none',
  NOT_APPLICABLE: 'none',
  NOT_REVIEWED: 'not-reviewed',
};

/** The shape of a status. */
export const markOf = (status: NavigatorCellLegalStatus): Status => marks[status];
