import type { CareersPageQuery } from './query.gen.ts';

type CareersRecord = NonNullable<CareersPageQuery['record']>;

/** A position with all that its own page shows. */
export type Job = Extract<CareersRecord, { readonly __typename: 'Job' }>;
/** A page of careers, of any level. */
export type CareersPageRecord = Extract<CareersRecord, { readonly __typename: 'Page' }>;
