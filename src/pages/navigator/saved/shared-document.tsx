import type { ReactNode } from 'react';
import { formatDay } from '../../../i18n/format.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { Clock } from '../../../platform/cache/clock.ts';
import type { ReadReport } from '../../../reports/read/read-saved.ts';
import { type AroundPage, unlistedDocument } from '../../document/unlisted-document.tsx';
import { LinkOverPage, SharedReportPage } from './SharedReportPage.tsx';
import { savedPreview } from './saved-report.ts';

/** Nobody outside is told of the page: its address is a secret. */
interface Around extends AroundPage {
  /** The page's path without language, and the query with the secret. */
  readonly path: string;
  readonly search: string;
  readonly clock: Clock;
}

/** The page of a report that was shared. */
export function sharedDocument(read: ReadReport, expiresAt: Date, around: Around): string {
  const { locale, origin, clock } = around;
  const preview = savedPreview(read, { locale, origin, clock });
  const m = messagesFor(locale).reportBuilder.saved;
  const made = formatDay(read.madeAt.slice(0, 10), locale);
  const date = formatDay(expiresAt.toISOString().slice(0, 10), locale);
  return documentOf(
    read.title,
    <SharedReportPage
      title={read.title}
      text={m.sharedText({ made, date })}
      isClosed={read.kept.gate !== null}
      preview={{ ...preview, isShared: true }}
    />,
    around,
  );
}

/** The page of a link that leads nowhere; `isOver` says that too many were tried. */
export function linkOverDocument(isOver: boolean, around: Around): string {
  const { locale } = around;
  const m = messagesFor(locale).reportBuilder.saved;
  return documentOf(
    m.linkOver,
    <LinkOverPage locale={locale} text={isOver ? m.tooMany : m.linkOverText} />,
    around,
  );
}

function documentOf(
  title: string,
  content: ReactNode,
  { path, search, clock: _, ...around }: Around,
): string {
  return unlistedDocument({ title, area: 'navigator', path, search, content }, around);
}
