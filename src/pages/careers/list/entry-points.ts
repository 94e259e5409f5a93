import type { LedgerColumn } from '../../../components/sections/Ledger.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import type { RouteName } from '../../../routing/routes.ts';
import type { NamedRecord } from '../../shared/records/cards.ts';

/**
 * The pages of those who may look for work here, with how many positions are open below each.
 *
 * @param open how many positions are open below each page
 * @param pages the area's own, in which those of the entry points are found by their address
 */
export function entryPointsOf(
  open: readonly { readonly value: string; readonly count: number }[],
  pages: readonly NamedRecord[],
  locale: Locale,
): LedgerColumn[] {
  const m = messagesFor(locale);
  const { entryPoints } = m.careers;
  const entryPoint = (title: string, text: string, route: RouteName): LedgerColumn => {
    const url = linkTo(route, {}, locale);
    const page = pages.find((one) => one.url === url);
    const below = open.find(({ value }) => value === page?.id)?.count ?? 0;
    return { title, text, url, links: [{ text: m.careers.openHere({ count: below }) }] };
  };
  return [
    entryPoint(m.page.pages.qualifiedLawyers, entryPoints.lawyers, 'careers-qualified-lawyers'),
    entryPoint(
      m.page.pages.businessServices,
      entryPoints.business,
      'careers-business-services-professionals',
    ),
    entryPoint(m.page.pages.contractWork, entryPoints.adaptive, 'careers-contract-work-adaptive'),
    {
      title: m.navigation.graduates,
      text: entryPoints.students,
      url: linkTo('graduates-home', {}, locale),
      links: [{ text: m.graduates.apply, url: linkTo('graduates-apply', {}, locale) }],
    },
  ];
}
