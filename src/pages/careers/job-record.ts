import type { NamedRecord } from '../cards.ts';

/** The fragment `JobCard`. Choices are named as GraphQL names them. */
export interface JobRecord extends NamedRecord {
  readonly summary: string | null;
  readonly department: string;
  readonly team: string | null;
  readonly jobLevel: string;
  readonly contract: string;
  readonly workplace: string;
  readonly salaryFrom: number | null;
  readonly salaryTo: number | null;
  /** ISO 4217. */
  readonly currency: string | null;
  readonly salaryPer: 'DAY' | 'MONTH' | 'YEAR' | null;
  /** Calendar day. */
  readonly postedOn: string;
  /** Instant; null for a position that is open until it is filled. */
  readonly closesAt: string | null;
  readonly timeZone: string;
  readonly filled: boolean | null;
  readonly offices: readonly NamedRecord[];
  /** Its ancestors, the area's first page first. */
  readonly breadcrumbs: readonly { readonly id: string }[];
}
