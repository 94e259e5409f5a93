import type { Labelled } from '../../components/sections/section.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf, linkTo } from '../../routing/links.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { headOf } from '../shared/records/head.ts';
import { opening, type PageOpening } from '../shared/records/opening.ts';
import { areasOf } from './areas.ts';
import { countOf, type Leaf, named } from './leaves.ts';
import type { SiteMapQuery } from './query.gen.ts';

/** Longest name that is looked for, in characters. */
const longest = 100;

export interface SiteMapPageProps extends PageOpening {
  /** Where the form leads, and what was asked for. */
  readonly action: string;
  readonly query: string;
  /** How many pages there are, or are called so, in words. */
  readonly count: string;
  readonly areas: readonly AreaProps[];
  /** Where nothing is called so. */
  readonly instead: Labelled | null;
}

export interface AreaProps {
  readonly id: string;
  readonly heading: string;
  readonly count: number;
  readonly open: boolean;
  /** One without a heading, or one for each letter or year. */
  readonly parts: readonly { readonly heading: string; readonly leaves: readonly Leaf[] }[];
  /** Where more are than stand here. */
  readonly more: Labelled | null;
}

/** Every page of the site as a tree, by kind; with `?q=` those that are called so. */
export function siteMapView(data: SiteMapQuery, request: PageRequest): PageView<SiteMapPageProps> | null {
  const { record } = data;
  if (!record) return null;
  const { locale, path, search } = request;
  const m = messagesFor(locale).search.siteMap;
  const query = (search.get('q') ?? '').trim().slice(0, longest);
  const areas = areasOf(data, locale).map((area, at) => ({ ...area, open: query !== '' || at === 0 }));
  const shown = areas.flatMap((area) => kept(area, query));
  const count = shown.reduce((sum, area) => sum + area.count, 0);
  return {
    head: headOf(record, request, { noindex: query !== '' }),
    props: {
      ...opening(record, request),
      action: addressOf(locale, path),
      query,
      count: count === 0 ? m.none({ query }) : counted(count, query, locale),
      areas: shown,
      instead:
        count === 0
          ? { text: m.searchTexts, url: `${linkTo('search', {}, locale)}?q=${encodeURIComponent(query)}` }
          : null,
    },
  };
}

function counted(count: number, query: string, locale: Locale): string {
  const { found, pages } = messagesFor(locale).search.siteMap;
  return (query ? found : pages)({ count, query });
}

/** The area with what is called so, nothing folded away; none where nothing is. */
function kept(area: Omit<AreaProps, 'count'>, query: string): AreaProps[] {
  const parts = query
    ? [
        {
          heading: '',
          leaves: named(
            area.parts.flatMap(({ leaves }) => leaves),
            query,
          ),
        },
      ]
    : area.parts;
  const count = parts.reduce((sum, { leaves }) => sum + countOf(leaves, query), 0);
  return count === 0 ? [] : [{ ...area, parts, count }];
}
