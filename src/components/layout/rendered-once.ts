import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { plainHtml } from '../../platform/http/plain-html.ts';

/** Parts of pages by language and by what else they depend on; offices change now and then. */
const mostParts = 200;
/** Nothing that content says can look like it: text is escaped. */
const place = /<!--kept (\d+)-->/g;

const places = new Map<string, string>();
let markups: string[] = [];

/**
 * What stands inside an element and is the same on many pages: it is rendered once, and a page holds its place until
 * `withRenderedOnce` puts it there. For components without hooks: rendering inside rendering loses their state.
 *
 * @param key names the part and all that it depends on
 * @returns attributes of the element
 */
export function renderedOnce(
  key: string,
  part: () => ReactElement,
): { dangerouslySetInnerHTML: { __html: string } } {
  let found = places.get(key);
  if (found === undefined) {
    found = `<!--kept ${markups.length}-->`;
    markups.push(plainHtml(renderToString(part(), { identifierPrefix: 'kept' })));
    places.set(key, found);
  }
  return { dangerouslySetInnerHTML: { __html: found } };
}

/** A page with the parts that are rendered once, all in HTML as it is written by hand. To be called right after rendering. */
export function withRenderedOnce(markup: string): string {
  const html = plainHtml(markup).replace(place, (_, at: string) => markups[Number(at)] ?? '');
  if (markups.length > mostParts) {
    places.clear();
    markups = [];
  }
  return html;
}
