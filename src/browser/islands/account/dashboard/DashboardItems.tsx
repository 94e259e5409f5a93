import { formatDay } from '../../../../i18n/format.ts';
import { langOf } from '../../../../i18n/language-of.ts';
import { Line, Lines } from '../AccountPart.tsx';
import { InLanguage } from '../InLanguage.tsx';
import type { Shown } from '../shown.ts';
import { itemKey } from './JustNow.tsx';
import type { DashboardItem } from './load-dashboard.ts';
import { reasonFor } from './reason.ts';

type DashboardItemsProps = Pick<Shown<unknown>, 'locale' | 'texts'> & {
  readonly items: readonly DashboardItem[];
  /** The keys of those that came while the page was open. */
  readonly fresh?: ReadonlySet<string>;
};

/** What happened, each with the reason why it is told. */
export function DashboardItems({ items, fresh, locale, texts }: DashboardItemsProps) {
  return (
    <Lines>
      {items.map((item) => (
        <Line key={`${item.recordId} ${item.reason}`}>
          <p className="small">
            {reasonFor(item, texts.dashboard)} ·{' '}
            {fresh?.has(itemKey(item)) ? (
              <strong>{texts.dashboard.justNow}</strong>
            ) : (
              <time className="unbroken" dateTime={item.happenedAt}>
                {formatDay(item.happenedAt, locale)}
              </time>
            )}
          </p>
          <h3 className="quiet title-3">
            <InLanguage lang={item.record ? langOf(item.record.locale, locale) : undefined} texts={texts}>
              {item.record?.url ? <a href={item.record.url}>{item.record.title}</a> : item.title}
            </InLanguage>
          </h3>
          {item.record?.summary && (
            <p className="meta" lang={langOf(item.record.locale, locale)}>
              {item.record.summary}
            </p>
          )}
        </Line>
      ))}
    </Lines>
  );
}
