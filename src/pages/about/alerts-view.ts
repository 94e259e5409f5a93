import type { RichText } from '../../content/rich-text/types.ts';
import { choiceLabel } from '../../i18n/choices.ts';
import { fill, plural } from '../../i18n/fill.ts';
import { formatDay } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { type Locale, localeFacts } from '../../routing/locales.ts';
import { headOf } from '../head.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import type { AlertsPageQuery } from './alerts-query.gen.ts';
import { type FirmPageProps, firmPageOf } from './firm-page.ts';

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
    props: { ...firmPageOf(page, locale), active: alerts('ACTIVE'), closed: alerts('CLOSED') },
  };
}

function alertOf(alert: AlertsPageQuery['scamAlerts']['nodes'][number], locale: Locale): Alert {
  const m = messagesFor(locale);
  return {
    id: alert.id,
    title: alert.title,
    lang: langOf(alert.locale, locale),
    seen: fill(m.firm.about.seen, {
      date: formatDay(alert.seenOn, locale),
      channel: choiceLabel('scamChannel', alert.channel, locale).toLocaleLowerCase(localeFacts[locale].tag),
    }),
    reports: alert.reports ? plural(localeFacts[locale].tag, alert.reports, m.scams.reports) : null,
    summary: alert.summary,
    body: alert.body,
    signs: alert.indicators.map(({ value }) => value),
  };
}
