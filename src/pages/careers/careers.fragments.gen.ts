// Generated from the fragments by `npm run generate`. Do not edit.
import type {
  JobContract,
  JobDepartment,
  JobLevel,
  JobSalaryPer,
  JobWorkplace,
} from '../../graphql/content/schema-types.gen.ts';
import type { NameFragment } from '../../graphql/fragments/records.fragments.gen.ts';
export type JobCardFragment = {
  readonly summary: string | null;
  readonly department: JobDepartment;
  readonly team: string | null;
  readonly contract: JobContract;
  readonly workplace: JobWorkplace;
  readonly salaryFrom: number | null;
  readonly salaryTo: number | null;
  readonly currency: string | null;
  readonly salaryPer: JobSalaryPer | null;
  readonly postedOn: string;
  readonly closesAt: string | null;
  readonly timeZone: string;
  readonly filled: boolean;
  readonly jobLevel: JobLevel;
  readonly offices: ReadonlyArray<NameFragment>;
} & NameFragment;
