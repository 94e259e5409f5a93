import type { PageContext } from '../hosted/page-context.ts';
import type { Owner } from './owner.ts';

/** What every section is given. */
export interface SectionProps {
  readonly context: PageContext;
  readonly owner: Owner;
  /** The address of a form of this page, in its language and for its client. */
  readonly actionOf: (form: string) => string;
}
