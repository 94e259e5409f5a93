import type { Genuine } from '../../../browser/islands/scam-checker/verdict.ts';
import type { MetaRow } from '../../../components/sections/section.ts';
import { telephone } from '../../../components/telephone.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { headOf } from '../../shared/records/head.ts';
import { type FirmPageProps, firmPageOf } from '../item/firm-page.ts';
import { genuineHosts, genuineOf, switchboard } from './alerts-genuine.ts';
import type { AlertsPageQuery } from './query.gen.ts';

/** A fraud that is known. */
export interface Alert {
  readonly id: string;
  readonly title: string;
  readonly lang: string | undefined;
  readonly seen: string;
  readonly reports: string | null;
  readonly summary: string | null;
  readonly body: RichText | null;
  readonly signs: readonly string[];
}

export interface AlertsPageProps extends FirmPageProps {
  readonly active: readonly Alert[];
  readonly closed: readonly Alert[];
  /** What the checker compares with. */
  readonly genuine: Genuine;
  readonly switchboard: { readonly text: string; readonly url: string };
  /** The same to compare with by eye. */
  readonly ours: readonly MetaRow[];
}

/** Fraud in the firm's name: what goes round now, what we never do, and what went round before. */
export function alertsView(data: AlertsPageQuery, request: PageRequest): PageView<AlertsPageProps> | null {
  const { page, scamAlerts } = data;
  if (!page) return null;
  const { locale } = request;
  const alerts = (status: string) =>
    scamAlerts.nodes.filter((alert) => alert.status === status).map((alert) => alertOf(alert, locale));
  return {
    head: headOf(page, request),
    props: {
      ...firmPageOf(page, locale),
      active: alerts('ACTIVE'),
      closed: alerts('CLOSED'),
      genuine: genuineOf(data),
      switchboard: telephone(switchboard),
      ours: ourRows(data, locale),
    },
  };
}

/** What is ours, for readers without scripts and for paper: domain, sites, the offices' numbers. */
function ourRows({ offices }: AlertsPageQuery, locale: Locale): MetaRow[] {
  const { scams, locations, navigation } = messagesFor(locale);
  const m = scams.checker;
  const domain = genuineHosts[0] ?? '';
  return [
    { label: m.addresses, values: [{ text: m.addressesEnd({ domain }) }] },
    { label: m.sites, values: genuineHosts.map((text) => ({ text })) },
    ...offices.nodes.map((office) => ({
      label: locations.officeOf({ place: office.title }),
      values: [telephone(office.phone)],
    })),
    { label: m.directory, values: [{ text: navigation.people, url: linkTo('people-list', {}, locale) }] },
  ];
}

function alertOf(alert: AlertsPageQuery['scamAlerts']['nodes'][number], locale: Locale): Alert {
  const m = messagesFor(locale);
  return {
    id: alert.id,
    title: alert.title,
    lang: langOf(alert.locale, locale),
    seen: m.about.seen({
      date: formatDay(alert.seenOn, locale),
      channel: choiceLabel('scamAlert.channel', alert.channel, locale).toLocaleLowerCase(
        localeFacts[locale].tag,
      ),
    }),
    reports: alert.reports ? m.scams.reports({ count: alert.reports }) : null,
    summary: alert.summary,
    body: alert.body,
    signs: alert.indicators.map(({ value }) => value),
  };
}
