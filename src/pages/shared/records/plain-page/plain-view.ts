import type { Notice } from '../../../../components/notices/Notices.tsx';
import { type HeadingAnchor, headingsOf } from '../../../../components/rich-text/headings.ts';
import { type MetaRow, present, type Section } from '../../../../components/sections/section.ts';
import type { RichText } from '../../../../content/rich-text/types.ts';
import type { CoreFragment } from '../../../../graphql/fragments/records.fragments.gen.ts';
import { formatDay } from '../../../../i18n/format.ts';
import { langOf } from '../../../../i18n/language-of.ts';
import { messagesFor } from '../../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../../page-module.ts';
import { headOf } from '../head.ts';
import { noticesOf } from '../notices.ts';
import { rowsOf } from '../rows.ts';
import type { SideTree } from '../side-tree/side-tree.ts';

export interface PlainPageProps {
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

/** What a page adds to what all records have. */
interface PlainParts {
  /** Instead of the record's. */
  readonly title?: string;
  /** What follows the record's own path on a further page of it, which does not show the record's text again. */
  readonly suffix?: string;
  readonly eyebrow?: string;
  readonly meta?: readonly (MetaRow | null)[];
  readonly sections: readonly (Section | null)[];
  /** Something about the record's state, said above it. */
  readonly state?: string | null;
  readonly side?: SideTree | null;
  readonly openGraphType?: 'article';
  readonly jsonLd?: object;
}

/** A record's text with facts beside it and sections below. */
export function plainView(
  record: CoreFragment,
  request: PageRequest,
  parts: PlainParts,
): PageView<PlainPageProps> {
  const { locale } = request;
  const { title = record.title, suffix = '', state, jsonLd } = parts;
  const body = suffix ? null : record.body;
  const sections = present(parts.sections);
  const leads = !body || sections[0]?.kind === 'table' ? 1 : 0;
  const stated: Notice[] = state ? [{ kind: 'state', text: state }] : [];
  return {
    head: headOf(record, request, {
      title,
      suffix,
      openGraphType: parts.openGraphType,
      jsonLd: jsonLd ? [jsonLd] : [],
    }),
    props: {
      title,
      lang: langOf(record.locale, locale),
      eyebrow: parts.eyebrow,
      standfirst: record.summary,
      notices: [...noticesOf(record, locale), ...stated],
      meta: [
        ...rowsOf(parts.meta ?? []),
        {
          label: messagesFor(locale).record.updated,
          values: [{ text: formatDay(record.publishedAt, locale), dateTime: record.publishedAt }],
        },
      ],
      contents: record.body && record.body.length > 24 ? headingsOf(record.body) : [],
      body,
      lead: sections.slice(0, leads),
      sections: sections.slice(leads),
      side: parts.side ?? null,
    },
  };
}
