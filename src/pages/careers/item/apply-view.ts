import type { Byline } from '../../../components/listing/Bylines.tsx';
import type { MetaRow } from '../../../components/sections/section.ts';
import { telephone } from '../../../components/telephone.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { bylineOf } from '../../shared/records/bylines.ts';
import { rowsOf, textRow } from '../../shared/records/rows.ts';
import type { BylinePersonFragment } from '../../shared/records/writing.fragments.gen.ts';

interface Recruiter extends BylinePersonFragment {
  readonly email: string | null;
  readonly phone: string | null;
}

/** How one applies: to whom, with what, and what else to know before. */
export interface ApplyProps {
  readonly person: Byline;
  readonly text: string;
  /** The recruiter's address, for those whose browser sends no mail too. */
  readonly write: { readonly text: string; readonly url: string; readonly email: string } | null;
  readonly rows: readonly MetaRow[];
}

/** Null where nobody is named; the address names the position in its subject. */
export function applyOf(recruiter: Recruiter | null, position: string, locale: Locale): ApplyProps | null {
  if (!recruiter) return null;
  const { careers: m } = messagesFor(locale);
  const { title: name, email, phone } = recruiter;
  const person = bylineOf(recruiter, locale);
  const subject = encodeURIComponent(position);
  return {
    person: {
      ...person,
      lines: [...person.lines, ...(phone ? [telephone(phone)] : [])],
    },
    text: m.applyText({ name }),
    write: email ? { text: m.write({ name }), url: `mailto:${email}?subject=${subject}`, email } : null,
    rows: rowsOf([textRow(m.adjustments, m.adjustmentsText({ name })), textRow(m.agencies, m.agenciesText)]),
  };
}
