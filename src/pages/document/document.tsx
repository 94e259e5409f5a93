import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Chrome } from '../../components/layout/chrome.ts';
import { Layout } from '../../components/layout/Layout.tsx';
import { languageChoices } from '../../components/layout/languages.ts';
import { withRenderedOnce } from '../../components/layout/rendered-once.ts';
import { MarginLayout } from '../../components/margin/MarginLayout.tsx';
import { type Locale, localeFacts } from '../../i18n/locales.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import type { Head } from '../page-module.ts';
import { renderHead } from './document-head.ts';
import type { OutwardSettings } from './outward-settings.ts';
import { SiteSearch } from './SiteSearch.tsx';

export interface DocumentInput {
  readonly locale: Locale;
  readonly languages: 'site' | 'graduate';
  /** The route's area, marked in the navigation; null for errors. */
  readonly area: string | null;
  /** Without language prefix. */
  readonly path: string;
  readonly head: Head;
  /** Where the page's feed is, when it has one. */
  readonly feed?: string | undefined;
  /** Where the page's text is as Markdown, when it has one. */
  readonly markdown?: string | undefined;
  /** What stands in `<main>`. */
  readonly content: ReactNode;
  /** What header and footer show from the database. */
  readonly chrome?: Chrome | undefined;
  /** False on error pages: the language switch then leads to the home pages. */
  readonly exists?: boolean;
  /** `https://www.example.com`, without a slash at its end. */
  readonly origin: string;
  /** The GraphQL socket that scripts may open, when the settings name one. */
  readonly graphqlSocket?: string | undefined;
  /** What scripts need to know of signing in, as JSON; nobody signs in without it. */
  readonly signIn?: string | undefined;
  /** Who is told of failures and visits. */
  readonly outward?: OutwardSettings | undefined;
  /** The record that this page can be saved as. */
  readonly saves?: string | null | undefined;
  /** The ICP filing number of a site that is hosted in China. */
  readonly icpNumber?: string | undefined;
  readonly assets: Assets;
}

/**
 * A whole HTML document. One script stands in it, which the Content-Security-Policy knows by its hash, and no style.
 */
export function renderDocument(input: DocumentInput): string {
  const { locale, languages, area, path, head, content, chrome, exists = true } = input;
  const { origin, graphqlSocket, signIn, outward, feed, markdown, saves = null } = input;
  const choices = languageChoices({ locale, languages, path, alternates: head.alternates, exists });
  const breadcrumbs = head.breadcrumbs ?? [];
  // Errors have the site's look wherever they happen.
  const isMargin = languages === 'graduate' && area !== null;
  const { visits, asksConsent = false } = outward ?? {};
  const layout = { locale, choices, breadcrumbs, chrome, asksConsent, isCounted: visits !== undefined };
  const body = renderToString(
    isMargin ? (
      <MarginLayout {...layout} path={path} saves={saves}>
        {content}
      </MarginLayout>
    ) : (
      <Layout
        {...layout}
        area={area}
        search={<SiteSearch locale={locale} />}
        icpNumber={input.icpNumber}
        saves={saves}
      >
        {content}
      </Layout>
    ),
  );
  const own = isMargin ? input.assets.margin : isOfProducts(area) ? input.assets.products : undefined;
  const assets = { ...input.assets, ...own };
  return [
    '<!DOCTYPE html>',
    `<html lang="${localeFacts[locale].tag}">`,
    `<head>${renderHead({ head, locale, origin, graphqlSocket, signIn, outward, assets, feed, markdown })}</head>`,
    // What the head waits for before anything is drawn.
    `<body>${withRenderedOnce(body)}<div id="end" hidden></div></body>`,
    '</html>',
  ].join('\n');
}

/** Areas whose styles stand in `src/styles/products.ts`. */
function isOfProducts(area: string | null): boolean {
  return ['navigator', 'products', 'features', 'publications', 'blog', 'locations'].includes(area ?? '');
}
