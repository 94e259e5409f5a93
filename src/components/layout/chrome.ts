import { langOf } from '../../i18n/language-of.ts';
import { isSiteLocale, type Locale } from '../../i18n/locales.ts';
import type { Clock } from '../../platform/cache/clock.ts';
import { linkTo } from '../../routing/links.ts';
import type { Labelled } from '../sections/section.ts';
import type { ChromeQuery } from './chrome.gen.ts';
import { byRegion } from './regions.ts';

/** What stands around every page and comes from the database. */
export interface Chrome {
  readonly offices: readonly OfficeGroup[];
  /** What every reader must know at present. */
  readonly alert: Labelled | null;
}

export interface OfficeGroup {
  readonly region: string;
  readonly offices: readonly Labelled[];
}

/** Days for which a fraud alert stands above every page. */
const alertDays = 30;

/** What stands around pages in a language, from the database: offices by region in the regions' order, the newest fraud alert. */
export function chromeView({ offices, scamAlerts }: ChromeQuery, locale: Locale, clock: Clock): Chrome {
  const [newest] = scamAlerts.nodes;
  const isRecent = newest && !clock.hasCome(new Date(Date.parse(newest.seenOn) + alertDays * 86_400_000));
  const lang = newest && langOf(newest.locale, locale);
  // Alerts are never written in Dutch and German, and where they stand is English, too.
  const isForReaders = lang === undefined || isSiteLocale(locale);
  return {
    offices: byRegion(offices.nodes, ({ location }) => location?.region, locale).map(({ name, records }) => ({
      region: name,
      offices: records.map((office) => ({
        text: office.title,
        url: office.url,
        lang: langOf(office.locale, locale),
      })),
    })),
    alert:
      isRecent && isForReaders
        ? {
            text: newest.title,
            url: linkTo('about-fraud-and-scam-alerts', {}, locale),
            lang,
          }
        : null,
  };
}
