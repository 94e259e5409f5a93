import type { SideLink } from '../../../components/layout/SideNavigation.tsx';
import type { Byline } from '../../../components/listing/Bylines.tsx';
import { addressWith } from '../../../components/listing/paging.ts';
import { type HeadingAnchor, headingsOf } from '../../../components/rich-text/headings.ts';
import type { Labelled, MetaRow } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { bylineOf } from '../../shared/records/bylines.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import { dayRow, rowsOf, textRow } from '../../shared/records/rows.ts';
import { minutesOf, minutesText } from '../length.ts';
import { contentsBeside, type Place, partsBelow, placeOf, type WorkTree } from '../tree.ts';
import { partJsonLd } from './json-ld.ts';
import type { WholePartFragment, WorkPartPageQuery } from './query.gen.ts';

export interface PartPageProps extends PageOpening {
  readonly id: string;
  readonly work: Labelled;
  /** What the contents beside are called to those who do not see where they stand. */
  readonly contentsLabel: string;
  readonly contents: readonly SideLink[];
  readonly headings: readonly HeadingAnchor[];
  readonly place: Place;
  readonly facts: readonly MetaRow[];
  readonly body: RichText | null;
  readonly authors: readonly Byline[];
  /** The whole work on one page. */
  readonly wholeUrl: string;
  /** The page's whole address. */
  readonly url: string;
}

export function partView(data: WorkPartPageQuery, request: PageRequest): PageView<PartPageProps> | null {
  const { workPart: part } = data;
  const work = part && workOf(part.parent);
  if (!part || !work?.url) return null;
  const { locale, origin } = request;
  const place = placeOf(work, part.id, locale);
  if (!place) return null;
  const head = headOf(part, request, { openGraphType: 'article', jsonLd: [partJsonLd(part, work, place)] });
  return {
    head,
    props: {
      id: part.id,
      ...opening(part, request),
      work: { text: work.title, url: work.url, lang: langOf(work.locale, locale) },
      contentsLabel: messagesFor(locale).products.inWork({ title: work.title }),
      contents: contentsBeside(partsBelow(work), part.id, locale),
      headings: part.body ? headingsOf(part.body) : [],
      place,
      facts: factsOf(part, locale),
      body: part.body,
      authors: part.authors.map((author) => bylineOf(author, locale)),
      wholeUrl: addressWith(work.url, new URLSearchParams(), { view: 'all' }),
      url: origin + (head.canonical ?? ''),
    },
  };
}

interface Ancestor extends Partial<WorkTree> {
  readonly parent?: Ancestor | null;
}

/** The work above a part, however deep; null for a part that hangs in the air. */
function workOf(ancestor: Ancestor | null): WorkTree | null {
  if (!ancestor) return null;
  if (isWork(ancestor)) return ancestor;
  return workOf(ancestor.parent ?? null);
}

/** Of the ancestors the query names the work alone. */
function isWork(ancestor: Ancestor): ancestor is WorkTree {
  return ancestor.id !== undefined;
}

function factsOf(part: WholePartFragment, locale: Locale): MetaRow[] {
  const { record, products } = messagesFor(locale);
  const others = part.translations.filter((one) => one.locale !== locale && one.url !== null);
  return rowsOf([
    textRow(record.readingTime, minutesText(minutesOf([part]), locale)),
    dayRow(products.updated, part.publishedAt, locale),
    others.length === 0
      ? null
      : {
          label: record.languages,
          values: others.map((one) => ({
            text: localeFacts[one.locale].name,
            url: one.url,
            lang: localeFacts[one.locale].tag,
          })),
        },
  ]);
}
