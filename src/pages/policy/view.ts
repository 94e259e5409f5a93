import type { Notice } from '../../components/notices/Notices.tsx';
import { type HeadingAnchor, headingsOf } from '../../components/rich-text/headings.ts';
import { type MetaRow, present, type Section } from '../../components/sections/section.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import { langOf } from '../../i18n/language-of.ts';
import { type Messages, messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import { headOf } from '../head.ts';
import { noticesOf } from '../notices.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { type SideTree, sideTreeOf } from '../record/side-tree.ts';
import { cardSection, dayRow, rowsOf, textRow } from '../rows.ts';
import { entitiesTable } from './entities.ts';
import type { PolicyPageQuery } from './query.gen.ts';

export type Policy = NonNullable<PolicyPageQuery['policy']>;

export interface PolicyPageProps {
  readonly title: string;
  readonly lang: string | undefined;
  readonly standfirst: string | null;
  readonly notices: readonly Notice[];
  readonly side: SideTree | null;
  readonly contents: readonly HeadingAnchor[];
  readonly meta: readonly MetaRow[];
  readonly body: RichText | null;
  readonly sections: readonly Section[];
}

/** A policy: which version it is, since when, what it says, for which entities, and where earlier ones are. */
export function policyView(
  { policy }: PolicyPageQuery,
  request: PageRequest,
): PageView<PolicyPageProps> | null {
  if (!policy) return null;
  const { locale } = request;
  const m = messagesFor(locale);
  return {
    head: headOf(policy, request),
    props: {
      title: policy.title,
      lang: langOf(policy.locale, locale),
      standfirst: policy.summary,
      notices: noticesOf(policy, locale),
      side: sideTreeOf(policy, locale),
      contents: policy.body ? headingsOf(policy.body) : [],
      meta: metaOf(policy, m, locale),
      body: policy.body,
      sections: present([
        entitiesTable(policy.entities, locale),
        policy.policyVersion ? earlierOf(m) : null,
        cardSection('below', m.record.below, policy.children, locale),
      ]),
    },
  };
}

function metaOf({ policyVersion, effectiveFrom, contact, publishedAt }: Policy, m: Messages, locale: Locale) {
  return rowsOf([
    textRow(m.legal.version, policyVersion),
    dayRow(m.legal.effective, effectiveFrom, locale),
    dayRow(m.record.updated, publishedAt, locale),
    contact ? { label: m.legal.contact, values: [{ text: contact, url: `mailto:${contact}` }] } : null,
  ]);
}

/** Published records have no earlier versions to show: said, rather than left to be looked for. */
function earlierOf(m: Messages): Section {
  return {
    kind: 'text',
    id: 'earlier',
    heading: m.firm.policy.earlier,
    lines: [m.firm.policy.earlierText],
  };
}
