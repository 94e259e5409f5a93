import { type HeadingAnchor, headingsOf } from '../../../components/rich-text/headings.ts';
import { type MetaRow, present, type Section } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import { cardSection, dayRow, rowsOf, textRow } from '../../shared/records/rows.ts';
import { type SideTree, sideTreeOf } from '../../shared/records/side-tree/side-tree.ts';
import { entitiesTable } from './entities.ts';
import type { PolicyPageQuery, WholePolicyFragment } from './query.gen.ts';
import { storedTable } from './stored.ts';
import { type Comparison, comparisonOf, type VersionOf, versionsOf } from './versions.ts';

export interface PolicyPageProps extends PageOpening {
  readonly side: SideTree | null;
  readonly contents: readonly HeadingAnchor[];
  readonly meta: readonly MetaRow[];
  readonly body: RichText | null;
  /** Shown instead of the body when a reader asks what an earlier version said. */
  readonly comparison: Comparison | null;
  readonly versions: readonly VersionOf[];
  readonly sections: readonly Section[];
}

/** A policy: which version it is, since when, what it says, for which entities, and what earlier ones said. */
export function policyView(
  { policy }: PolicyPageQuery,
  request: PageRequest,
): PageView<PolicyPageProps> | null {
  if (!policy) return null;
  const { locale } = request;
  const m = messagesFor(locale);
  const comparison = comparisonOf(policy, request);
  return {
    head: headOf(policy, request),
    props: {
      ...opening(policy, request),
      side: sideTreeOf(policy, locale),
      contents: policy.body && !comparison ? headingsOf(policy.body) : [],
      meta: metaOf(policy, m, locale),
      body: policy.body,
      comparison,
      versions: versionsOf(policy, request),
      sections: present([
        request.route.name === 'legal-cookie-policy' ? storedTable(locale) : null,
        entitiesTable(policy.entities, locale),
        cardSection('below', m.record.below, policy.children, locale),
      ]),
    },
  };
}

function metaOf(policy: WholePolicyFragment, m: Messages, locale: Locale): MetaRow[] {
  const { effectiveFrom, owner, contact, publishedAt } = policy;
  return rowsOf([
    versionRow(policy, m),
    dayRow(m.policies.legal.effective, effectiveFrom, locale),
    dayRow(m.record.updated, publishedAt, locale),
    textRow(m.policies.owner, owner),
    contact
      ? { label: m.policies.legal.contact, values: [{ text: contact, url: `mailto:${contact}` }] }
      : null,
  ]);
}

/** The version, and the way to those before it. */
function versionRow({ policyVersion, earlier }: WholePolicyFragment, m: Messages): MetaRow | null {
  if (!policyVersion) return null;
  const others = earlier.length > 0 ? [{ text: m.policies.allVersions, url: '#versions' }] : [];
  return { label: m.policies.legal.version, values: [{ text: policyVersion }, ...others] };
}
