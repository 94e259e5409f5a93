import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { plainHtml } from '../../../platform/http/plain-html.ts';
import { firm } from '../../../platform/settings/firm.ts';
import type { Theme } from '../theme.ts';
import { hostedAssets } from './assets.ts';
import type { LayoutProps } from './LayoutParts.tsx';
import { RosetteLayout } from './RosetteLayout.tsx';
import { WideLayout } from './WideLayout.tsx';

export interface HostedDocument extends LayoutProps {
  /** Also what the browser's tab says. */
  readonly title: string;
  readonly content: ReactNode;
  /** `rosette` beside a rosette, `wide` for a page with sections. */
  readonly layout?: 'rosette' | 'wide';
  readonly usesPasskeys?: boolean;
  /** What the reader chose on the site; undefined: as the system has it. */
  readonly theme: Theme | undefined;
}

/** A whole hosted page. */
export function renderHosted(page: HostedDocument): string {
  const { stylesheets, fonts = [], passkeys } = hostedAssets();
  const Layout = page.layout === 'wide' ? WideLayout : RosetteLayout;
  const body = renderToStaticMarkup(
    <Layout
      locale={page.locale}
      client={page.client}
      siteOrigin={page.siteOrigin}
      url={page.url}
      form={page.form}
    >
      {page.content}
    </Layout>,
  );
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content={page.theme ?? 'light dark'} />
      <title>
        {messagesFor(page.locale).page.document.title({ title: page.title, firm: firm.shortName })}
      </title>
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {stylesheets.map(({ href, media }) => (
        <link key={href} rel="stylesheet" href={href} media={media} />
      ))}
      {page.usesPasskeys && passkeys && <script type="module" src={passkeys} />}
    </>,
  );
  return `<!DOCTYPE html>
<html lang="${localeFacts[page.locale].tag}"${page.theme ? ` data-theme="${page.theme}"` : ''}>
<head>${plainHtml(head).replaceAll('charSet=', 'charset=').replaceAll('crossOrigin=', 'crossorigin=')}</head>
<body>${plainHtml(body)}</body>
</html>
`;
}
