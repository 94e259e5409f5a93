import { Feed } from 'feed';
import { localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { withSearch } from '../../../platform/http/with-search.ts';
import { htmlText } from '../../../platform/http/xml-text.ts';
import { firm } from '../../../platform/settings/firm.ts';
import { addressOf } from '../../../routing/address.ts';
import type { PageRequest } from '../../page-module.ts';
import { fileAddress } from './page-files.ts';

/** A record in a feed. */
export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  /** Path with language prefix; what has no page of its own is left out. */
  readonly url: string | null;
  readonly summary: string | null;
  /** Day or instant. */
  readonly publishedOn: string;
}

/** How many entries a feed has: more than anybody publishes between two visits of a reader's program. */
export const feedLength = 50;

/** What a list shows, as an Atom feed (RFC 4287), newest first. */
export function atomFeed(title: string, entries: readonly FeedEntry[], request: PageRequest): string {
  const { locale, origin, path, search } = request;
  const page = origin + withSearch(addressOf(locale, path), `?${search}`);
  const newest = Math.max(0, ...entries.map(({ publishedOn }) => Date.parse(publishedOn)));
  const feed = new Feed({
    title: messagesFor(locale).page.document.title({ title, firm: firm.shortName }),
    id: page,
    link: page,
    language: localeFacts[locale].tag,
    // Of the newest entry: a feed that did not change is the same, byte for byte.
    updated: new Date(newest),
    author: { name: firm.name },
    copyright: firm.name,
    feedLinks: { atom: origin + fileAddress(request, 'atom') },
    generator: firm.shortName,
  });
  for (const { id, url, publishedOn, summary, title: name } of entries) {
    if (url === null) continue;
    feed.addItem({
      // Texts are plain here, and declared as HTML in a feed.
      title: htmlText(name),
      // Stays when the slug changes, so that nobody is shown an entry twice.
      id: `${origin}/#${id}`,
      link: origin + url,
      published: new Date(publishedOn),
      date: new Date(publishedOn),
      ...(summary !== null && { description: htmlText(summary) }),
    });
  }
  return feed.atom1();
}
