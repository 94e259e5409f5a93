import type { FileLink } from '../../../components/listing/FileLinks.tsx';
import { type Labelled, type MetaRow, present, type Section } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { descriptionOf } from '../../document/description.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { fileLinks } from '../../shared/files/page-files.ts';
import { labelled } from '../../shared/records/cards.ts';
import { firmJsonLd } from '../../shared/records/firm-json-ld.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import {
  cardSection,
  dayRow,
  linesSection,
  peopleSection,
  rowsOf,
  textRow,
} from '../../shared/records/rows.ts';
import { type ComingLaw, comingLaws } from '../coming.ts';
import { coverageOf } from '../coverage.ts';
import { type RecentChange, recentChanges } from '../recent.ts';
import { topicAnchor } from '../topic-anchor.ts';
import { type CoveredRegion, coveredRegions, type Tiles, tilesOf } from './covered.ts';
import type { NavigatorServicePageQuery } from './query.gen.ts';

type Service = NonNullable<NavigatorServicePageQuery['navigatorService']>;

export interface ServiceProps extends PageOpening {
  readonly facts: readonly MetaRow[];
  readonly links: readonly Labelled[];
  readonly files: readonly FileLink[];
  readonly body: RichText | null;
  /** The chapter that everybody may read in full, of a service that is closed. */
  readonly sample: Labelled | null;
  readonly tiles: Tiles;
  readonly regions: readonly CoveredRegion[];
  readonly topics: readonly {
    readonly heading: Labelled;
    readonly topics: readonly {
      readonly title: string;
      readonly question: string;
      /** What it means. */
      readonly help: string | null;
      readonly lang: string | undefined;
      readonly anchor: string;
      /** The row of the topic in the table of each region. */
      readonly rows: readonly Labelled[];
    }[];
  }[];
  readonly coming: readonly ComingLaw[];
  readonly changes: readonly RecentChange[];
  readonly sections: readonly Section[];
}

/** A service of the navigator: what it is, what of it there is, what is to come and what changed. */
export function navigatorServiceView(
  { navigatorService: service }: NavigatorServicePageQuery,
  request: PageRequest,
): PageView<ServiceProps> | null {
  if (!service) return null;
  const { locale, clock } = request;
  const { navigator: m } = messagesFor(locale);
  const lang = langOf(service.locale, locale);
  const regions = coveredRegions(service, locale);
  const head = headOf(service, request);
  return {
    head: { ...head, jsonLd: [datasetOf(service, descriptionOf(head, locale))] },
    props: {
      ...opening(service, request, [{ kind: 'state', text: m.demonstration }]),
      facts: factRows(service, locale),
      links: service.url
        ? [{ text: m.reportBuilderOf({ title: service.title }), url: `${service.url}/report-builder` }]
        : [],
      files: fileLinks(request, ['atom']),
      body: service.body,
      sample: service.sample && service.access !== 'OPEN' ? labelled(service.sample, locale) : null,
      tiles: tilesOf(regions, locale),
      regions,
      topics: topicsOf(service, regions, locale),
      coming: comingLaws(service.horizon, locale, clock.today()),
      changes: recentChanges(service.changes, locale),
      sections: present([
        linesSection('methodology', m.methodology, service.methodology, lang),
        cardSection('articles', m.service.articles, service.articles, locale),
        peopleSection('owners', m.owners, service.owners, locale),
      ]),
    },
  };
}

/** The service for search engines (schema.org). */
function datasetOf(
  { title, url, locale, publishedAt, access }: Service,
  description: string | undefined,
): object {
  return {
    '@type': 'Dataset',
    name: title,
    description,
    url: url ?? undefined,
    inLanguage: localeFacts[locale].tag,
    dateModified: publishedAt,
    isAccessibleForFree: access === 'OPEN',
    creator: firmJsonLd,
  };
}

function factRows(service: Service, locale: Locale): MetaRow[] {
  const m = messagesFor(locale).navigator;
  const coverage = coverageOf(service.coverage);
  return rowsOf([
    textRow(m.access, choiceLabel('navigatorService.access', service.access, locale)),
    textRow(m.service.jurisdictions, formatNumber(coverage.jurisdictions, locale)),
    textRow(m.entries, m.service.filled({ filled: coverage.filled, entries: coverage.entries })),
    textRow(m.service.overdue, coverage.overdue && formatNumber(coverage.overdue, locale)),
    dayRow(m.service.lastChange, coverage.changedAt, locale),
    textRow(m.review, service.reviewMonths && m.months({ count: service.reviewMonths })),
  ]);
}

function topicsOf(
  { topics }: Service,
  regions: readonly CoveredRegion[],
  locale: Locale,
): ServiceProps['topics'] {
  const declared = topics.flatMap((topic) => ('question' in topic ? [topic] : []));
  return [...Map.groupBy(declared, ({ group }) => group ?? '')].map(([group, members]) => ({
    heading: { text: group, lang: members[0] && langOf(members[0].locale, locale) },
    topics: members.map(({ title, question, help, slug, locale: written }) => ({
      title,
      question,
      help,
      lang: langOf(written, locale),
      anchor: topicAnchor(slug),
      rows: regions.flatMap(({ name }) =>
        name.url ? [{ ...name, url: `${name.url}#${topicAnchor(slug)}` }] : [],
      ),
    })),
  }));
}
