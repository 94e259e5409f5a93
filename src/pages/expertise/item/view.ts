import type { PeopleSectionProps } from '../../../components/listing/PeopleSection.tsx';
import type { OpeningProps } from '../../../components/opening/Opening.tsx';
import { type HeadingAnchor, headingsOf } from '../../../components/rich-text/headings.ts';
import type { CardProps, Labelled, MetaRow, Section } from '../../../components/sections/section.ts';
import { present } from '../../../components/sections/section.ts';
import type { TimelineItem } from '../../../components/sections/Timeline.tsx';
import type { RichText } from '../../../content/rich-text/types.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { dealAddress, dealsBy } from '../../deals/address.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { cardsOf } from '../../shared/records/cards.ts';
import { serviceJsonLd } from '../../shared/records/firm-json-ld.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening } from '../../shared/records/opening.ts';
import { platedPerson } from '../../shared/records/portraits/plated.ts';
import { cardSection } from '../../shared/records/rows.ts';
import { type SideTree, sideTreeOf } from '../../shared/records/side-tree/side-tree.ts';
import type { Entry } from '../Entries.tsx';
import { type Field, type FieldDeal, fieldsOf, together } from '../fields.ts';
import { prizesOf } from '../prizes.ts';
import { subjectOfGroup } from '../subject.ts';
import { teamByOffice } from '../team.ts';
import type { ExpertisePageQuery } from './query.gen.ts';

/** How many of each are shown. */
const most = { deals: 6, writing: 5, dates: 4 };

export interface ExpertisePageProps {
  readonly opening: OpeningProps;
  readonly side: SideTree | null;
  readonly contents: readonly HeadingAnchor[];
  readonly body: RichText | null;
  /** What clients of the group worry about, what we say to it and what that rests on. */
  readonly worries: readonly Entry[];
  /** Steps of what the group accompanies, in order. */
  readonly steps: { readonly heading: string; readonly entries: readonly Entry[] };
  readonly leads: PeopleSectionProps;
  readonly team: readonly MetaRow[];
  readonly deals: { readonly items: readonly TimelineItem[]; readonly more: Labelled } | null;
  readonly writing: readonly CardProps[];
  readonly sections: readonly Section[];
  readonly prizes: readonly TimelineItem[];
}

/** A group that cuts across services: what its clients worry about, who is in it, what it did and wrote. */
export function expertiseView(
  { record: page }: ExpertisePageQuery,
  request: PageRequest,
): PageView<ExpertisePageProps> | null {
  if (page?.__typename !== 'Page') return null;
  const { locale, clock } = request;
  const { expertise, record: texts } = messagesFor(locale);
  const m = expertise.group;
  const all = fieldsOf(page.related);
  const leads = page.contacts.flatMap((contact) =>
    'standing' in contact && contact.standing === 'ACTIVE' ? [contact] : [],
  );
  const dates = together(all.map(({ fieldDates }) => fieldDates))
    .filter(({ startsAt }) => startsAt !== undefined && !clock.hasCome(startsAt))
    .sort((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? ''))
    .slice(0, most.dates);
  const subjects = page.related.filter((related) => !('fieldDeals' in related));
  const fields = page.related.filter((related) => 'fieldDeals' in related);
  return {
    head: headOf(page, request, {
      jsonLd: [serviceJsonLd(page)],
    }),
    props: {
      opening: {
        ...opening(page, request),
        seed: page.id,
        subject: subjectOfGroup(page),
      },
      side: sideTreeOf(page, locale),
      contents: page.body ? headingsOf(page.body) : [],
      body: page.body,
      worries: page.facts.map(({ label, value, source }) => ({
        title: label,
        text: value,
        note: source ? m.source({ source }) : null,
      })),
      steps: {
        heading: headingOfSteps(request.route.name, m.steps),
        entries: page.milestones.map(({ year, title, text }) => ({ mark: year, title, text: text ?? '' })),
      },
      leads: { heading: m.leads, people: leads.map((person) => platedPerson(person, locale)) },
      team: teamByOffice(together(all.map(({ fieldPeople }) => fieldPeople)), locale),
      deals: dealsOf(all, locale),
      writing: cardsOf(newest(all), locale, true).map((card) => ({ ...card, art: card.id })),
      sections: present([
        cardSection('dates', m.dates, dates, locale),
        cardSection('fields', m.fields, fields, locale),
        cardSection('subjects', m.subjects, subjects, locale, true),
        cardSection('below', texts.below, page.children, locale),
      ]),
      prizes: prizesOf(
        leads.flatMap(({ awards }) => awards),
        locale,
      ),
    },
  };
}

type Headings = ReturnType<typeof messagesFor>['expertise']['group']['steps'];

/** `expertise-tmt` has a heading of its own, a page of another name the general one. */
function headingOfSteps(route: string, headings: Headings): string {
  const name = route.replace('expertise-', '');
  return Object.hasOwn(headings, name) ? headings[name as keyof Headings] : headings.general;
}

function newest(fields: readonly Field[]) {
  return together(fields.map(({ fieldWriting }) => fieldWriting))
    .filter(({ url, publishedOn }) => url !== null && publishedOn !== undefined)
    .sort((a, b) => (b.publishedOn ?? '').localeCompare(a.publishedOn ?? ''))
    .slice(0, most.writing);
}

function dealsOf(fields: readonly Field[], locale: Locale): ExpertisePageProps['deals'] {
  const deals: FieldDeal[] = together(fields.map(({ fieldDeals }) => fieldDeals));
  const [main] = [...fields].sort((a, b) => b.fieldDeals.length - a.fieldDeals.length);
  if (!main || deals.length === 0) return null;
  const { allDeals } = messagesFor(locale).expertise.group;
  return {
    items: deals
      .sort((a, b) => (b.announcedOn ?? '').localeCompare(a.announcedOn ?? ''))
      .slice(0, most.deals)
      .map((deal) => ({
        date: deal.announcedOn ? formatDay(deal.announcedOn, locale, 'short') : '',
        text: deal.title,
        note: deal.role,
        url: dealAddress(deal.id, locale),
        lang: langOf(deal.locale, locale),
      })),
    more: {
      text: allDeals({ field: main.title }),
      url: dealsBy(main.type === 'sector' ? 'sector' : 'service', main.id, locale),
    },
  };
}
