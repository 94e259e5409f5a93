import { type HeadingAnchor, headingsOf } from '../../../components/rich-text/headings.ts';
import type { Labelled, PersonProps } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type { PersonCardFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { labelled, peopleOf } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import { countryOf } from '../editions.ts';
import { type QuestionProps, questionProps } from '../faq/questions.ts';
import { type Part, partsOf } from '../parts.ts';
import { type CheckerProps, checkerNames, checkerProps } from './checker.ts';
import { type EventProps, eventProps, nearFirst } from './events.ts';
import { programmeJsonLd } from './json-ld.ts';
import { type NextDate, nextOf } from './next-date.ts';
import {
  type ElsewhereProps,
  elsewhereProps,
  type Programme,
  type ProgrammeProps,
  programmeProps,
} from './programmes.ts';
import type { GraduatePageQuery } from './query.gen.ts';

type Page = NonNullable<GraduatePageQuery['page']>;
type Step = Programme['steps'][number];

export interface GraduatePageProps extends PageOpening {
  readonly id: string;
  readonly isHome: boolean;
  readonly updated: Labelled;
  readonly contents: readonly HeadingAnchor[];
  readonly body: RichText | null;
  /** Whole, to be shared. */
  readonly url: string;
  /** The date that comes next, for the first page's margin. */
  readonly next: NextDate | null;
  readonly facts: Page['facts'];
  readonly voices: Page['voices'];
  readonly route: {
    readonly country: string;
    readonly lang: string | undefined;
    readonly steps: readonly Step[];
  } | null;
  readonly programmes: {
    readonly own: readonly ProgrammeProps[];
    readonly elsewhere: readonly ElsewhereProps[];
  } | null;
  /** Every closing date, as a file. */
  readonly calendar: string;
  readonly checker: CheckerProps | null;
  readonly events: readonly EventProps[] | null;
  readonly questions: readonly QuestionProps[];
  readonly people: readonly PersonProps[];
  readonly pages: readonly { readonly title: Labelled; readonly summary: string | null }[];
}

/** Pages that the first one does not lead to by name: itself, and what the margin or the header already has. */
const home = 'graduates';

export function graduatePageView(
  data: GraduatePageQuery,
  request: PageRequest,
): PageView<GraduatePageProps> | null {
  const { page } = data;
  if (!page) return null;
  const { locale, route, clock, search } = request;
  const m = messagesFor(locale);
  const shown = partsOf(route.name);
  const has = (part: Part) => shown.has(part);
  const country = countryOf(locale);
  const own = data.programmes.nodes.filter((programme) => programme.country === country);
  const others = data.programmes.nodes.filter((programme) => programme.country !== country);
  const way = own.find(({ steps }) => steps.length > 0);
  const head = headOf(page, request, {
    jsonLd: has('programmes') ? own.map((programme) => programmeJsonLd(programme, locale)) : [],
    noindex: checkerNames.some((name) => search.has(name)),
  });
  return {
    head,
    props: {
      id: page.id,
      isHome: route.name === 'graduates-home',
      ...opening({ ...page, stale: null }, request),
      // An edition is written for its country and translated from no other: it cannot be behind one.
      updated: { text: formatDay(page.publishedAt, locale), dateTime: page.publishedAt },
      contents: page.body ? headingsOf(page.body) : [],
      body: page.body,
      url: request.origin + (head.canonical ?? ''),
      next: route.name === 'graduates-home' ? nextOf(own, locale, clock) : null,
      facts: has('facts') ? page.facts : [],
      voices: has('voices') ? page.voices : [],
      route:
        has('route') && way
          ? { country: m.graduates.countries[country], lang: langOf(way.locale, locale), steps: way.steps }
          : null,
      programmes: has('programmes')
        ? {
            own: own.map((programme) => programmeProps(programme, locale, clock)),
            elsewhere: others.map((programme) => elsewhereProps(programme, locale, clock)),
          }
        : null,
      calendar: `${linkTo('graduates-apply', {}, locale)}.ics`,
      checker: has('checker') ? checkerProps(data.programmes.nodes, request) : null,
      events: has('events')
        ? nearFirst(data.events.nodes, own).map((event) => eventProps(event, locale))
        : null,
      questions: has('questions')
        ? page.questions
            .filter((question) => question.locale === locale || isForAll(question))
            .map((question) => questionProps(question, locale))
        : [],
      people: has('people') ? peopleOf(answering(page, own, route.name), locale) : [],
      pages: has('pages')
        ? data.pages.nodes
            .filter(({ slug }) => slug !== home)
            .map((one) => ({ title: labelled(one, locale), summary: one.summary }))
        : [],
    },
  };
}

/** A question of one country says so: `graduate-ie`. */
function isForAll({ audience }: Page['questions'][number]): boolean {
  return audience === 'graduate';
}

/** Who answers in this edition: those of its programmes, and on the page of all contacts everybody after them. */
function answering(page: Page, own: readonly Programme[], route: string): PersonCardFragment[] {
  const here = own.flatMap(({ contacts }) => contacts);
  const all = route === 'graduates-contact-us' || here.length === 0 ? [...here, ...page.contacts] : here;
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
}
