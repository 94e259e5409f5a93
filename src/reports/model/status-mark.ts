import type { LegalStatus } from './report.ts';

/** A sign before each status, so that nobody has to tell them by colour, in files as on pages. */
export const statusMarks: { readonly [S in LegalStatus]: string } = {
  IN_FORCE: '●',
  IN_FORCE_PARTLY: '◐',
  ADOPTED_NOT_YET_IN_FORCE: '◐',
  PROPOSED: '○',
  GUIDANCE_ONLY: '◇',
  NONE: '—',
  REPEALED: '—',
  NOT_APPLICABLE: '—',
  NOT_REVIEWED: '▢',
};
