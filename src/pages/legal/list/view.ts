import { type CardProps, present, type Section } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { formatDay } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { cardOf } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import { entitiesTable } from '../item/entities.ts';
import type { PolicyListQuery } from './query.gen.ts';

export interface PolicyListProps extends PageOpening {
  readonly body: RichText | null;
  readonly sections: readonly Section[];
}

type Child = NonNullable<PolicyListQuery['section']>['children'][number];

/** The firm's policies with version and date, and every entity with its regulator. */
export function policyListView(
  { section, entities }: PolicyListQuery,
  request: PageRequest,
): PageView<PolicyListProps> | null {
  if (!section) return null;
  const { locale } = request;
  const m = messagesFor(locale);
  return {
    head: headOf(section, request),
    props: {
      ...opening(section, request),
      body: section.body,
      sections: present([
        {
          kind: 'cards',
          id: 'policies',
          heading: m.policies.policies,
          cards: section.children.filter(({ url }) => url !== null).map((child) => policyCard(child, locale)),
        },
        entitiesTable(entities.nodes, locale),
      ]),
    },
  };
}

function policyCard(child: Child, locale: Locale): CardProps {
  const card = cardOf(child, locale);
  if (!('policyVersion' in child)) return card;
  const m = messagesFor(locale).policies;
  const { policyVersion: version, effectiveFrom: day } = child;
  return {
    ...card,
    facts: [
      ...(version ? [{ text: m.versionOf({ version }) }] : []),
      ...(day ? [{ text: m.effectiveFrom({ date: formatDay(day, locale) }), dateTime: day }] : []),
    ],
  };
}
