import type { FastifyInstance } from 'fastify';
import type { ArtSubject } from '../../art/address.ts';
import type { Chrome } from '../../components/layout/chrome.ts';
import { type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import { securityHeaders } from '../../platform/http/security-headers.ts';
import { firm } from '../../platform/settings/firm.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { addressOf } from '../../routing/links.ts';
import { renderDocument } from '../document/document.tsx';
import { DesignPage } from './DesignPage.tsx';
import { sample as en } from './samples/en.ts';
import { sample as fr } from './samples/fr.ts';
import type { Sample } from './samples/shape.ts';
import { sample as zh } from './samples/zh.ts';

const samples: { readonly [L in SiteLocale]: Sample } = { en, 'fr-fr': fr, 'zh-cn': zh };
const path = '/design';

/**
 * `/design`, `/fr-fr/design`, `/zh-cn/design`: the design system, for those who work on the site. It is in no route
 * table, sitemap or search, and is not registered in production.
 */
export function registerDesign(app: FastifyInstance, settings: Settings, assets: Assets): void {
  const headers = {
    ...securityHeaders(settings, assets.beforeDrawing),
    'content-type': 'text/html; charset=utf-8',
  };
  for (const locale of siteLocales) {
    app.get(addressOf(locale, path), (_, reply) => reply.headers(headers).send(renderDesign(locale, assets)));
  }
}

/** Whether a picture is of one of the samples below. */
export function isSample({ seed }: ArtSubject): boolean {
  return /^(?:figure|pu?-?\d)$/.test(seed);
}

/** The whole document, made of its samples alone. */
export function renderDesign(locale: SiteLocale, assets: Assets): string {
  const sample = samples[locale];
  const home = { title: firm.shortName, url: addressOf(locale, '/') };
  return renderDocument({
    locale,
    languages: 'site',
    area: 'insights',
    path,
    origin: '',
    assets,
    chrome: chromeOf(sample),
    head: {
      title: 'Engraved',
      noindex: true,
      breadcrumbs: [home, { title: 'Engraved', url: addressOf(locale, path) }],
      alternates: siteLocales.map((other) => ({ locale: other, url: addressOf(other, path) })),
    },
    content: <DesignPage sample={sample} locale={locale} />,
  });
}

function chromeOf({ places, alert }: Sample): Chrome {
  const offices = Object.entries(places).map(([code, text]) => ({ text, url: `#${code}` }));
  const parts = [offices.slice(3, 8), offices.slice(10, 16), offices.slice(0, 3), offices.slice(8, 10)];
  return {
    alert: { text: alert, url: '#alert' },
    offices: parts.map((part) => ({ region: part[0]?.text ?? '', offices: part })),
  };
}
