const beginning = '<!-- npm run bench reach -->';
const end = '<!-- the end of npm run bench reach -->';
/** A chapter that nobody measures: written by hand after a run of reach. */
export const shortfallsHeading = '## What is not reached, and why';

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

/** The page with a chapter in the place of the one of that heading, its first line, or at the end. */
export function withChapter(page: string, chapter: string): string {
  const [heading = ''] = chapter.split('\n', 1);
  const from = page.indexOf(`${heading}\n`);
  if (from < 0) return `${page.trimEnd()}\n\n${chapter}`;
  const next = page.indexOf('\n## ', from);
  return page.slice(0, from) + chapter + (next < 0 ? '' : page.slice(next));
}

/** A page that was written anew, with a chapter as it stood in the page before it, if it did. */
export function keepingChapter(page: string, before: string, heading: string): string {
  const from = before.indexOf(`${heading}\n`);
  if (from < 0) return page;
  const next = before.indexOf('\n## ', from);
  return withChapter(page, before.slice(from, next < 0 ? undefined : next + 1));
}
