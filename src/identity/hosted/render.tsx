import type { ReactNode } from 'react';
import { fill } from '../../i18n/fill.ts';
import { addressOf } from '../../routing/address.ts';
import { renderHosted } from './frame/document.tsx';
import { FormHead, type Problems } from './frame/Form.tsx';
import type { Visit } from './visit.ts';

interface Shown {
  readonly title: string;
  readonly lede?: ReactNode;
  readonly problems?: Problems | undefined;
  readonly children?: ReactNode;
  readonly usesPasskeys?: boolean;
  /** Where the page can be opened again; null: nowhere. By default where it is. */
  readonly url?: string | null;
}

/** A page beside the rosette: title, what is wrong, and what comes below. */
export function renderDoor(
  visit: Visit,
  { title, lede, problems, children, usesPasskeys, url }: Shown,
): string {
  const { m, locale } = visit;
  const isWrong = Object.values(problems ?? {}).some(Boolean);
  return renderHosted({
    locale,
    title: isWrong ? fill(m.error, { title }) : title,
    client: backOf(visit),
    siteOrigin: visit.identity.settings.siteOrigin,
    url: url === undefined ? visit.request.url : url,
    usesPasskeys: usesPasskeys ?? false,
    content: (
      <>
        <FormHead m={m} title={title} lede={lede} problems={problems} />
        {children}
      </>
    ),
  });
}

/** The client as people know it, and its first page; the site's is in their language. */
export function backOf(visit: Pick<Visit, 'client' | 'locale' | 'identity'>): { name: string; url: string } {
  const { client, identity } = visit;
  const [origin] = client.origins;
  const isOther = origin !== undefined && origin !== identity.settings.siteOrigin;
  return { name: client.name, url: isOther ? `${origin}/` : siteAddress(visit, '/') };
}

/** A page of the site's, whichever client somebody came from: only the site has them. */
export function siteAddress({ identity, locale }: Pick<Visit, 'identity' | 'locale'>, path: string): string {
  return identity.settings.siteOrigin + addressOf(locale, path);
}
