import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { plainHtml } from '../../../platform/http/plain-html.ts';
import { firm } from '../../../platform/settings/firm.ts';
import type { Theme } from '../theme.ts';
import { hostedAssets } from './assets.ts';
import type { FrameProps } from './FrameParts.tsx';
import { HostedFrame } from './HostedFrame.tsx';
import { WideFrame } from './WideFrame.tsx';

export interface HostedDocument extends FrameProps {
  /** Also what the browser's tab says. */
  readonly title: string;
  readonly content: ReactNode;
  /** `door` beside a rosette, `wide` for a page with sections. */
  readonly frame?: 'door' | 'wide';
  readonly usesPasskeys?: boolean;
  /** What the reader chose on the site; undefined: as the system has it. */
  readonly theme: Theme | undefined;
}

/** A whole hosted page. */
export function renderHosted(page: HostedDocument): string {
  const { stylesheets, fonts = [], passkeys } = hostedAssets();
  const Frame = page.frame === 'wide' ? WideFrame : HostedFrame;
  const body = renderToStaticMarkup(
    <Frame
      locale={page.locale}
      client={page.client}
      siteOrigin={page.siteOrigin}
      url={page.url}
      form={page.form}
    >
      {page.content}
    </Frame>,
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
