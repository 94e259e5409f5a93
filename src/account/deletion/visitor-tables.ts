import type { DB } from '../../platform/db/tables.gen.ts';

/** Every table with rows of readers, in the column `visitor`. */
export const visitorTables = [
  'visitor_profile',
  'interest',
  'entitlement',
  'access_request',
  'favourite',
  'alert',
  'newsletter_choice',
  'visit',
] as const satisfies readonly (keyof DB)[];
