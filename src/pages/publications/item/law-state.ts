import type { Status } from '../../../components/icons/StatusMark.tsx';
import type { Notice } from '../../../components/notices/Notices.tsx';
import { formatDay } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { labelled } from '../../shared/records/cards.ts';
import type { WholePublicationFragment } from './query.gen.ts';

/** Whether a text still states the law, and the law of which day. */
export interface LawState {
  readonly status: Status;
  readonly text: string;
}

type Dated = Pick<WholePublicationFragment, 'standing' | 'supersededBy' | 'reviewedOn' | 'publishedOn'>;

export function lawStateOf(publication: Dated, locale: Locale): LawState {
  const { standing, supersededBy, reviewedOn, publishedOn } = publication;
  const m = messagesFor(locale).publications.publication;
  const date = formatDay(reviewedOn ?? publishedOn, locale);
  // What is replaced is not current, although nobody has said so of it.
  switch (standing === 'CURRENT' && supersededBy ? 'SUPERSEDED' : standing) {
    case 'CURRENT':
      return { status: 'in-force', text: m.current({ date }) };
    case 'SUPERSEDED':
      return { status: 'overdue', text: m.superseded({ date }) };
    case 'ARCHIVED':
      return { status: 'none', text: m.archived({ date }) };
  }
}

/** What must be known before reading: replaced, or kept for the record only. */
export function stateNotices(
  { standing, supersededBy }: Pick<WholePublicationFragment, 'standing' | 'supersededBy'>,
  locale: Locale,
): Notice[] {
  const m = messagesFor(locale);
  const notices: Notice[] = [];
  // Whatever an editor says of the law as it was: what replaces it is named.
  if (standing === 'SUPERSEDED' || supersededBy) {
    const link = supersededBy ? labelled(supersededBy, locale) : undefined;
    notices.push({ kind: 'outdated', text: m.notices.superseded, link });
  }
  if (standing === 'ARCHIVED') notices.push({ kind: 'outdated', text: m.notices.archived });
  return notices;
}
