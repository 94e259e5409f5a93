// Generated from the fragments by `npm run generate`. Do not edit.
import type { PageBenefitsEvent } from '../../graphql/content/schema-types.gen.ts';
export type BenefitsOfFragment = {
  readonly benefits: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
    readonly who: string | null;
    readonly event: PageBenefitsEvent;
  }>;
};
