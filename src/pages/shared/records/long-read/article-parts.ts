import type { Byline } from '../../../../components/listing/Bylines.tsx';
import type { Notice } from '../../../../components/notices/Notices.tsx';
import { type HeadingAnchor, headingsOf } from '../../../../components/rich-text/headings.ts';
import type { MetaRow } from '../../../../components/sections/section.ts';
import type { RichText } from '../../../../content/rich-text/types.ts';
import type { CoreFragment } from '../../../../graphql/fragments/records.fragments.gen.ts';
import { messagesFor } from '../../../../i18n/messages.ts';
import type { PageRequest } from '../../../page-module.ts';
import { readingMinutes } from '../../dates/reading-minutes.ts';
import { bylineOf } from '../bylines.ts';
import { opening, type PageOpening } from '../opening.ts';
import { dayRow, languagesRow, rowsOf, textRow } from '../rows.ts';
import type { BylinePersonFragment } from '../writing.fragments.gen.ts';

/** What is shown of every text that somebody wrote under their name. */
export interface ArticleParts extends PageOpening {
  readonly id: string;
  readonly eyebrow: string | undefined;
  readonly dates: readonly MetaRow[];
  readonly contents: readonly HeadingAnchor[];
  readonly body: RichText | null;
  readonly authors: readonly Byline[];
  /** The page's whole address. */
  readonly url: string;
}

interface Written extends CoreFragment {
  readonly publishedOn: string;
  readonly authors: readonly BylinePersonFragment[];
}

/** Of a record, with what stands above its title, its whole address, and notices that not every record has. */
export function articleParts(
  article: Written,
  request: PageRequest,
  { eyebrow, url, notices }: Pick<ArticleParts, 'eyebrow' | 'url'> & { readonly notices: readonly Notice[] },
): ArticleParts {
  return {
    id: article.id,
    ...opening(article, request, notices),
    eyebrow,
    dates: datesOf(article, request),
    contents: article.body ? headingsOf(article.body) : [],
    body: article.body,
    authors: article.authors.map((author) => bylineOf(author, request.locale)),
    url,
  };
}

function datesOf(article: Written, { locale }: PageRequest): MetaRow[] {
  const m = messagesFor(locale).record;
  const { publishedOn } = article;
  const changedOn = article.publishedAt.slice(0, 10);
  const minutes = readingMinutes(article.body, article.locale);
  return rowsOf([
    dayRow(m.published, publishedOn, locale),
    dayRow(m.updated, changedOn > publishedOn ? changedOn : null, locale),
    textRow(m.readingTime, minutes && m.minutes({ count: minutes })),
    languagesRow(m.languages, article.translations, locale),
  ]);
}
