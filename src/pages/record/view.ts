import type { Notice } from '../../components/notices/Notices.tsx';
import { type HeadingAnchor, headingsOf } from '../../components/rich-text/headings.ts';
import { type MetaRow, present, type Section } from '../../components/sections/section.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import type { ContentTypeName } from '../../content/types/index.ts';
import { formatDay } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import { type Messages, messagesFor } from '../../i18n/messages.ts';
import { headOf } from '../head.ts';
import { noticesOf } from '../notices.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { rowsOf } from '../rows.ts';
import type { PageRecord } from './parts.ts';
import { partsOf } from './parts-of.ts';
import type { RecordPageQuery } from './query.gen.ts';
import { type SideTree, sideTreeOf } from './side-tree.ts';

export interface RecordPageProps {
  readonly title: string;
  /** Language of the content, when it is not the interface's. */
  readonly lang: string | undefined;
  readonly eyebrow: string | undefined;
  readonly standfirst: string | null;
  readonly notices: readonly Notice[];
  readonly meta: readonly MetaRow[];
  readonly contents: readonly HeadingAnchor[];
  readonly body: RichText | null;
  /** What stands beside the side column with the text, or for it: a table, or what comes first where there is no text. */
  readonly lead: readonly Section[];
  readonly sections: readonly Section[];
  /** The pages of its area, opened on the way to this one. */
  readonly side: SideTree | null;
}

/** Types whose records are read in the company of their neighbours. */
const sideBySide: readonly string[] = ['page', 'policy', 'navigatorChapter'];
/** Types whose own name above the title tells a reader something. */
const named: readonly string[] = ['news', 'job', 'navigatorArticle'];

/** The shared page of a record: what all have, and what its type adds. */
export function recordView(data: RecordPageQuery, request: PageRequest): PageView<RecordPageProps> | null {
  const { record } = data;
  if (!record) return null;
  const { locale, route } = request;
  const m = messagesFor(locale);
  const parts = partsOf(record, { m, locale, request });
  const { title, suffix } = titleOf(record, route.name, m);
  const body = suffix ? null : record.body;
  const sections = present(parts.sections ?? []);
  const leads = !body || sections[0]?.kind === 'table' ? 1 : 0;
  const state: Notice[] = parts.state ? [{ kind: 'state', text: parts.state }] : [];
  return {
    head: headOf(record, request, {
      title,
      suffix,
      openGraphType: parts.openGraphType,
      jsonLd: parts.jsonLd ? [parts.jsonLd] : [],
    }),
    props: {
      title,
      lang: langOf(record.locale, locale),
      eyebrow: named.includes(record.type) ? m.types[record.type as ContentTypeName] : undefined,
      standfirst: record.summary,
      notices: [...noticesOf(record, locale), ...state],
      meta: [
        ...rowsOf(parts.meta ?? []),
        {
          label: m.record.updated,
          values: [{ text: formatDay(record.publishedAt, locale), dateTime: record.publishedAt }],
        },
      ],
      contents: record.body && record.body.length > 24 ? headingsOf(record.body) : [],
      body,
      lead: sections.slice(0, leads),
      sections: sections.slice(leads),
      side: sideBySide.includes(record.type) ? sideTreeOf(record, locale) : null,
    },
  };
}

/** Status table and report builder are further pages of the same record. */
function titleOf({ title }: PageRecord, route: string, m: Messages) {
  if (route === 'navigator-status-table') {
    return { title: m.navigator.statusTableOf({ title }), suffix: '/status-table' };
  }
  if (route === 'navigator-report-builder') {
    return { title: m.navigator.reportBuilderOf({ title }), suffix: '/report-builder' };
  }
  return { title, suffix: '' };
}
