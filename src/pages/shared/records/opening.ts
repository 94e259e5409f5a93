import type { Notice } from '../../../components/notices/Notices.tsx';
import type { CoreFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { PageRequest } from '../../page-module.ts';
import { noticesOf } from './notices.ts';

/** How a page about a record begins. */
export interface PageOpening {
  readonly title: string;
  /** Language of the content, when it is not the interface's. */
  readonly lang: string | undefined;
  readonly standfirst: string | null;
  /** What the page’s drawing takes its colour from: the id of what the record is about. */
  readonly subject?: string | undefined;
  readonly notices: readonly Notice[];
}

/**
 * The title of a record, its first sentence, and what a reader has to know before reading it.
 *
 * @param further notices that not every record has
 */
export function opening(
  record: CoreFragment,
  { locale }: Pick<PageRequest, 'locale'>,
  further: readonly Notice[] = [],
): PageOpening {
  return {
    title: record.title,
    lang: langOf(record.locale, locale),
    standfirst: record.summary,
    subject: record.subject ?? undefined,
    notices: [...noticesOf(record, locale), ...further],
  };
}
