import type { DB } from '../../platform/db/tables.gen.ts';

/** Every table with rows of readers, in the column `visitor`. */
export const visitorTables = [
  'visitor_profile',
  'interest',
  'entitlement',
  'access_request',
  'favourite',
  'alert',
  'alert_hit',
  'newsletter_choice',
  'visit',
  'saved_report',
  'saved_report_version',
  'report_link',
  'listed_jurisdiction',
  'calendar_address',
  'lesson_done',
  'course_plan',
] as const satisfies readonly (keyof DB)[];
