import { isSiteLocale, type Locale, localeFacts } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import { firm } from '../../platform/settings/firm.ts';
import { alternatesOf } from '../../routing/alternates.ts';
import type { Head } from '../page-module.ts';
import { descriptionOf } from './description.ts';
import { jsonLdOf } from './json-ld.ts';
import type { OutwardSettings } from './outward-settings.ts';

interface HeadInput {
  readonly head: Head;
  readonly locale: Locale;
  readonly origin: string;
  /** The GraphQL socket that scripts may open (`GRAPHQL_WS_URL`). */
  readonly graphqlSocket?: string | undefined;
  /** What scripts need to know of signing in, as JSON. */
  readonly signIn?: string | undefined;
  /** Who is told of failures and visits. */
  readonly outward?: OutwardSettings | undefined;
  readonly assets: Assets;
  /** Address of the page's Atom feed (RFC 4287). */
  readonly feed?: string | undefined;
  /** Address of its text as Markdown (RFC 7763). */
  readonly markdown?: string | undefined;
}

/** What stands in `<head>`; everything that comes from content is escaped here. */
export function renderHead(input: HeadInput): string {
  const { head, locale, origin, graphqlSocket, signIn, outward = {}, assets, feed, markdown } = input;
  const title = titleOf(head, locale);
  const description = descriptionOf(head, locale);
  const jsonLd = jsonLdOf(head, origin);
  const canonical = head.canonical && origin + head.canonical;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    head.noindex && named('robots', 'noindex'),
    '<meta name="color-scheme" content="light dark">',
    named('chancery:graphql-socket', graphqlSocket),
    named('chancery:auth', signIn),
    named('chancery:errors', outward.errors),
    named('chancery:teller', outward.errors && assets.tellError),
    named('chancery:visits', outward.visits),
    // Nothing is drawn before the whole page is read: what is half read would move when the rest comes.
    '<link rel="expect" href="#end" blocking="render">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    // Stands before the styles so that it waits for none of them, and after what it reads.
    assets.beforeDrawing && `<script>${assets.beforeDrawing}</script>`,
    ...(assets.fonts ?? []).map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.stylesheets.map(
      ({ href, media }) => `<link rel="stylesheet" href="${href}"${media ? ` media="${media}"` : ''}>`,
    ),
    ...scriptsOf(assets, outward).map((file) => `<script type="module" src="${file}"></script>`),
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(head.noindex ? [] : alternateLinks(head, origin)),
    feed &&
      `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(head.title)}" href="${escapeHtml(feed)}">`,
    // A page that is not listed has no text to take along either.
    markdown && !head.noindex && `<link rel="alternate" type="text/markdown" href="${escapeHtml(markdown)}">`,
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(firm.shortName)}" href="/opensearch/${isSiteLocale(locale) ? locale : 'en'}.xml">`,
    property('og:title', head.title),
    property('og:description', description),
    property('og:type', head.openGraphType ?? 'website'),
    property('og:site_name', firm.shortName),
    property('og:locale', localeFacts[head.contentLocale ?? locale].tag.replace('-', '_')),
    property('og:url', canonical),
    ...imageTags(head, origin),
    jsonLd && `<script type="application/ld+json">${escapeJson(jsonLd)}</script>`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** In the order in which they run: what fails in one is heard by those before it. */
function scriptsOf(
  { scripts, watchErrors, countVisits }: Assets,
  { errors, visits }: OutwardSettings,
): string[] {
  return [
    ...(errors && watchErrors ? [watchErrors] : []),
    ...scripts,
    ...(visits && countVisits ? [countVisits] : []),
  ];
}

/** Longest title, in characters: search engines and tabs show no more. */
const longestTitle = 70;

/**
 * The page's title with what it stands below and the firm's name, as far as there is room: many pages are called
 * “France”. A long one ends at a word.
 */
function titleOf({ title, breadcrumbs = [] }: Head, locale: Locale): string {
  if (title === firm.name) return title;
  const withFirm = (...parts: string[]) =>
    messagesFor(locale).page.document.title({ title: parts.join(' | '), firm: firm.shortName });
  // Nearest first; the area says least, then what is nearest, which is alike for many.
  const above = breadcrumbs
    .slice(1, -1)
    .map((crumb) => crumb.title)
    .reverse();
  const within = above.slice(0, -1);
  const candidates = [
    withFirm(title, ...above),
    ...within.map((_, from) => withFirm(title, ...within.slice(from))),
    ...within.slice(-1).map((last) => `${title} | ${last}`),
    withFirm(title),
    title,
  ];
  const short = candidates.find((text) => text.length <= longestTitle);
  return short ?? `${title.slice(0, longestTitle - 1).replace(/\s+\S*$/, '')}…`;
}

function alternateLinks({ alternates = [] }: Head, origin: string): string[] {
  return alternatesOf(alternates).map(
    ({ hreflang, url }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + url)}">`,
  );
}

/** The picture that the page is shared with; networks want its size, and readers its words. */
function imageTags({ image }: Head, origin: string): (string | undefined)[] {
  if (!image) return [];
  return [
    property('og:image', origin + image.path),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
    named('twitter:card', 'summary_large_image'),
  ];
}

function named(name: string, content: string | undefined): string | undefined {
  return content && `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string | undefined): string | undefined {
  return content && `<meta property="${name}" content="${escapeHtml(content)}">`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** JSON that cannot end its script element or open a comment in it. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
