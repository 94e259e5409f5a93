import type { Choice } from '../../../components/controls/Field.tsx';
import { addressWith } from '../../../components/listing/paging.ts';
import type { Labelled, MetaRow } from '../../../components/sections/section.ts';
import { telephone } from '../../../components/telephone.ts';
import type { CoreFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import { formatDay, formatMoney } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf } from '../../../routing/links.ts';
import type { Head, PageRequest, PageView } from '../../page-module.ts';
import { headOf } from '../../shared/records/head.ts';
import type { PeopleListQuery } from '../list/query.gen.ts';
import { chosenDeals, chosenPeople, dealsToChoose } from './chosen.ts';
import type { PitchDealFragment, PitchPersonFragment } from './pitch.fragments.gen.ts';
import { packOf } from './search-params.ts';
import { type Sheet, sheetOf } from './sheet.ts';

export interface PitchPageProps {
  readonly pack: {
    readonly title: string;
    readonly date: string;
    readonly sheets: readonly Sheet[];
    readonly deals: readonly (readonly Labelled[])[];
    /** Where those chosen work. */
    readonly offices: readonly MetaRow[];
  };
  /** How a reader changes what is in it. */
  readonly form: {
    readonly action: string;
    readonly matter: string;
    readonly people: readonly Choice[];
    readonly deals: readonly Choice[];
    /** The directory, with those chosen remembered. */
    readonly add: string;
  };
}

/** People and deals that a reader chose, as one document to print. No page for search engines. */
export function pitchView(data: PeopleListQuery, request: PageRequest): PageView<PitchPageProps> | null {
  const { record } = data;
  if (!record) return null;
  const { locale, search, path, clock } = request;
  const { pitch: m } = messagesFor(locale);
  const { matter } = packOf(search);
  const title = matter || m.team;
  const people = chosenPeople(data);
  const deals = chosenDeals(data);
  const action = addressOf(locale, path);
  const remembered = new URLSearchParams(people.map(({ id }) => ['person', id]));
  return {
    head: packHead(record, title, request),
    props: {
      pack: {
        title,
        date: m.dated({ date: formatDay(clock.today(), locale) }),
        sheets: people.map((person) => sheetOf(person, locale)),
        deals: deals.map((deal) => dealRow(deal, locale)),
        offices: officeRows(people, locale),
      },
      form: {
        action,
        matter,
        people: people.map((person) => choiceOf(person, locale, true)),
        deals: dealsToChoose(data).map((deal) =>
          choiceOf(
            deal,
            locale,
            deals.some(({ id }) => id === deal.id),
          ),
        ),
        add: addressWith(action, remembered, {}),
      },
    },
  };
}

/** The pack's place is below the directory, which search engines are sent to. */
function packHead(record: CoreFragment, title: string, request: PageRequest): Head {
  const head = headOf(record, request, { noindex: true });
  const url = addressWith(addressOf(request.locale, request.path), request.search, {});
  return { ...head, title, breadcrumbs: [...(head.breadcrumbs ?? []), { title, url }] };
}

interface Titled {
  readonly id: string;
  readonly title: string;
  readonly locale: Locale;
}

function choiceOf({ id, title, locale: own }: Titled, locale: Locale, checked: boolean): Choice {
  return { value: id, label: title, lang: langOf(own, locale), checked };
}

function dealRow(deal: PitchDealFragment, locale: Locale): Labelled[] {
  const { pitch: m } = messagesFor(locale);
  const lang = langOf(deal.locale, locale);
  return [
    { text: deal.title, lang },
    { text: deal.client ?? m.undisclosed, lang: deal.client ? lang : undefined },
    { text: deal.value === null ? m.undisclosed : formatMoney(deal.value, deal.currency, locale) },
    { text: formatDay(deal.announcedOn, locale, 'short'), dateTime: deal.announcedOn },
    { text: deal.role ?? '', lang },
  ];
}

/** Each office once. */
function officeRows(people: readonly PitchPersonFragment[], locale: Locale): MetaRow[] {
  const offices = new Map(
    people.flatMap(({ workplaces }) => workplaces.map((office) => [office.id, office])),
  );
  return [...offices.values()].map(({ title, address, phone, email, locale: own }) => ({
    label: title,
    values: [
      { text: address.replaceAll('\n', ', '), lang: langOf(own, locale) },
      telephone(phone),
      ...(email ? [{ text: email, url: `mailto:${email}` }] : []),
    ],
  }));
}
