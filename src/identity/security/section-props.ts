import type { Visit } from '../hosted/visit.ts';
import type { Owner } from './owner.ts';

/** What every section is given. */
export interface SectionProps {
  readonly visit: Visit;
  readonly owner: Owner;
  /** The address of a form of this page, in its language and for its client. */
  readonly actionOf: (form: string) => string;
}
