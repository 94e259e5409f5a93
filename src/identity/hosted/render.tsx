import type { ReactNode } from 'react';
import { firm } from '../../platform/settings/firm.ts';
import { addressOf } from '../../routing/address.ts';
import type { RegisteredClient } from '../clients.ts';
import type { Identity } from '../identity.ts';
import { renderHosted } from './layout/document.tsx';
import { FormHead, type Problems } from './layout/Form.tsx';
import type { PageContext } from './page-context.ts';

interface Shown {
  readonly title: string;
  readonly lede?: ReactNode;
  /** What was just done. */
  readonly done?: string | undefined;
  readonly problems?: Problems | undefined;
  readonly children?: ReactNode;
  readonly usesPasskeys?: boolean;
  /** Where the page can be opened again; null: nowhere. By default where it is. */
  readonly url?: string | null;
  /** The form whose fields the other languages take along. */
  readonly form?: string;
}

/** A page beside the rosette: title, what is wrong, and what comes below. */
export function renderDoor(
  context: PageContext,
  { title, lede, done, problems, children, usesPasskeys, url, form }: Shown,
): string {
  const { m, locale } = context;
  const isWrong = Object.values(problems ?? {}).some(Boolean);
  return renderHosted({
    locale,
    title: isWrong ? m.error({ title }) : title,
    client: backOf(context),
    siteOrigin: context.identity.settings.siteOrigin,
    url: url === undefined ? context.request.url : url,
    form,
    usesPasskeys: usesPasskeys ?? false,
    theme: context.theme,
    content: (
      <>
        <FormHead m={m} title={title} lede={lede} done={done} problems={problems} />
        {children}
      </>
    ),
  });
}

/** The client as people know it, and its first page; the site's is in their language. */
export function backOf(context: Pick<PageContext, 'client' | 'locale' | 'identity'>): {
  name: string;
  url: string;
} {
  const { client, identity } = context;
  const [origin] = client.origins;
  const isOther = origin !== undefined && origin !== identity.settings.siteOrigin;
  return { name: nameOf(client, context), url: isOther ? `${origin}/` : siteAddress(context, '/') };
}

/** What texts call a client; the firm has a Chinese name. */
export function nameOf(
  { name }: Pick<RegisteredClient, 'name'>,
  { locale }: Pick<PageContext, 'locale'>,
): string {
  return locale === 'zh-cn' && name === firm.shortName ? firm.chineseName : name;
}

/** A page of the site's, whichever client somebody came from: only the site has them. */
export function siteAddress(
  {
    identity,
    locale,
  }: { readonly identity: Pick<Identity, 'settings'>; readonly locale: PageContext['locale'] },
  path: string,
): string {
  return identity.settings.siteOrigin + addressOf(locale, path);
}
