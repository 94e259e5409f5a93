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

/** How one applies: by which form, whom to ask, and what else to know before. */
export interface ApplyProps {
  /** The record of the position. */
  readonly about: string;
  /** Null where nobody is named. */
  readonly person: Byline | null;
  readonly text: string | null;
  /** The recruiter's address, for those whose browser sends no mail too. */
  readonly write: { readonly text: string; readonly url: string; readonly email: string } | null;
  readonly rows: readonly MetaRow[];
}

/** The address of whoever answers questions names the position in its subject. */
export function applyOf(
  about: string,
  recruiter: Recruiter | null,
  position: string,
  locale: Locale,
): ApplyProps {
  const { careers: m } = messagesFor(locale);
  if (!recruiter) return { about, person: null, text: null, write: null, rows: [] };
  const { title: name, email, phone } = recruiter;
  const person = bylineOf(recruiter, locale);
  const subject = encodeURIComponent(position);
  return {
    about,
    person: {
      ...person,
      lines: [...person.lines, ...(phone ? [telephone(phone)] : [])],
    },
    text: m.applyText({ name }),
    write: email ? { text: m.write({ name }), url: `mailto:${email}?subject=${subject}`, email } : null,
    rows: rowsOf([textRow(m.adjustments, m.adjustmentsText({ name })), textRow(m.agencies, m.agenciesText)]),
  };
}
