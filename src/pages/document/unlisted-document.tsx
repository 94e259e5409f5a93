import type { ReactNode } from 'react';
import type { Chrome } from '../../components/layout/chrome.ts';
import { type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import { addressOf } from '../../routing/links.ts';
import { renderDocument } from './document.tsx';
import type { OutwardSettings } from './outward-settings.ts';

/** What stands around a page that is made for one request alone. */
export interface AroundPage {
  readonly locale: SiteLocale;
  readonly origin: string;
  readonly assets: Assets;
  /** None while the database is away. */
  readonly chrome: Chrome | undefined;
  readonly signIn: string | undefined;
  readonly icpNumber: string | undefined;
  readonly outward: OutwardSettings;
}

interface UnlistedPage {
  readonly title: string;
  readonly area: string | null;
  /** Without language. */
  readonly path: string;
  /** The query that it is there with in other languages, too: of a secret link. */
  readonly search?: string;
  readonly content: ReactNode;
}

/** A page that no search engine lists: of a form, or behind a secret link. It is there in every language of the site. */
export function unlistedDocument({ search = '', ...page }: UnlistedPage, around: AroundPage): string {
  const { locale } = around;
  return renderDocument({
    ...around,
    area: page.area,
    path: page.path,
    languages: 'site',
    content: page.content,
    head: {
      title: page.title,
      noindex: true,
      breadcrumbs: [{ title: messagesFor(locale).navigation.home, url: addressOf(locale, '/') }],
      alternates: siteLocales.map((other) => ({ locale: other, url: addressOf(other, page.path) + search })),
    },
  });
}
