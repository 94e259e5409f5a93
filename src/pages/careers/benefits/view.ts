import type { ActiveFilter } from '../../../components/listing/ActiveFilters.tsx';
import type { FilterField } from '../../../components/listing/Filters.tsx';
import { addressWith } from '../../../components/listing/paging.ts';
import type { OpeningProps } from '../../../components/opening/Opening.tsx';
import { type Labelled, present, type Section } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { choiceLabel, choiceOptions, declaredName } from '../../../content/types/choices.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf } from '../../../routing/links.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { chosenId, chosenIn, optionsOf } from '../../shared/filters/filters.ts';
import { labelled } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening } from '../../shared/records/opening.ts';
import { cardSection } from '../../shared/records/rows.ts';
import { type SideTree, sideTreeOf } from '../../shared/records/side-tree/side-tree.ts';
import { type BenefitRecord, benefitColumns, benefitRows } from './benefit-rows.ts';
import type { BenefitsPageQuery } from './query.gen.ts';

export interface BenefitsPageProps {
  readonly opening: OpeningProps;
  readonly side: SideTree | null;
  readonly body: RichText | null;
  readonly action: string;
  readonly fields: readonly FilterField[];
  readonly active: readonly ActiveFilter[];
  readonly count: string;
  /** Whether a table stands open for each country, or is opened by its reader. */
  readonly isOpen: boolean;
  readonly countries: readonly CountryTable[];
  readonly related: readonly Section[];
}

/** What a country gives, and the page of its own that it has. */
export type CountryTable = Section & { readonly kind: 'table'; readonly page: Labelled };

type Country = NonNullable<BenefitsPageQuery['page']>['children'][number] & {
  readonly benefits: readonly BenefitRecord[];
};

export const benefitFilters = ['country', 'event'] as const;

/** What the firm gives, by country, for those in a country or at a point in life alone when the address says so. */
export function benefitsView(
  { page }: BenefitsPageQuery,
  request: PageRequest,
): PageView<BenefitsPageProps> | null {
  if (!page) return null;
  const { locale, search, path } = request;
  const m = messagesFor(locale);
  const all = page.children.filter((child): child is Country => 'benefits' in child);
  const country = all.find(({ id }) => id === chosenId(search.get('country'))?.[0]);
  const events = choiceOptions('page.benefits.event', locale);
  const event = chosenIn(
    events.map(({ value }) => value),
    search.get('event'),
  );
  const countries = (country ? [country] : all)
    .map((one) => tableOf(one, event, locale))
    .filter(({ rows }) => rows.length > 0);
  const address = addressOf(locale, path);
  const without = (name: string) => addressWith(address, search, { [name]: null });
  return {
    head: headOf(page, request, { noindex: Boolean(country || event) }),
    props: {
      opening: {
        ...opening(page, request),
        seed: page.id,
      },
      side: sideTreeOf({ ...page, sideTree: withoutCountries(page) }, locale),
      body: page.body,
      action: address,
      fields: [
        {
          name: 'country',
          label: m.careers.country,
          value: country?.id ?? '',
          options: optionsOf(all, locale),
        },
        { name: 'event', label: m.careers.event, value: event, options: events },
      ],
      active: [
        ...(country ? [{ label: country.title, url: without('country') }] : []),
        ...(event
          ? [{ label: choiceLabel('page.benefits.event', event, locale), url: without('event') }]
          : []),
      ],
      count: m.careers.benefitsCount({ count: countries.reduce((sum, { rows }) => sum + rows.length, 0) }),
      isOpen: Boolean(country || event),
      countries,
      related: present([cardSection('related', m.record.related, page.related, locale)]),
    },
  };
}

function tableOf(country: Country, event: string, locale: Locale): CountryTable {
  const { text, url, lang } = labelled(country, locale);
  const shown = country.benefits.filter((benefit) => !event || declaredName(benefit.event) === event);
  return {
    kind: 'table',
    id: country.id,
    heading: text,
    lang,
    columns: benefitColumns(locale),
    rows: benefitRows(shown, lang),
    page: { text: messagesFor(locale).careers.benefitsIn({ place: text }), url },
  };
}

/** The tree beside the page without what hangs below it: the countries are listed there, with their tables. */
function withoutCountries({ id, sideTree }: NonNullable<BenefitsPageQuery['page']>) {
  const own = sideTree.find((entry) => entry.id === id);
  return sideTree.filter(({ depth }) => !own || depth <= own.depth);
}
