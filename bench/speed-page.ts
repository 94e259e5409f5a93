const beginning = '<!-- npm run bench reach -->';
const end = '<!-- the end of npm run bench reach -->';
const written = new RegExp(`${beginning}.*${end}\n*`, 's');

/** The page of speed with other chapters of what is reached, before all others. */
export function withReach(page: string, chapters: string): string {
  const rest = page.replace(written, '');
  const at = rest.search(/^## /m);
  const [head, chaptersAfter] = at < 0 ? [`${rest}\n`, ''] : [rest.slice(0, at), rest.slice(at)];
  return `${head}${beginning}\n${chapters.trim()}\n${end}\n\n${chaptersAfter}`;
}

/** What of a page that is written anew was written by another command; empty where there is nothing. */
export function reachOf(page: string): string {
  const [found = ''] = written.exec(page) ?? [];
  return found.replace(beginning, '').replace(end, '').trim();
}
