import { ButtonLink, ButtonRow } from '../../../components/controls/Button.tsx';
import { fill } from '../../../i18n/fill.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Shown } from '../AccountFrame.tsx';
import { AccountPart, Line, Lines } from '../AccountPart.tsx';
import { here } from '../page-language.ts';
import type { Dashboard } from './load-dashboard.ts';
import { reasonFor } from './reason.ts';

/** What happened since the last visit, each with the reason why it is told. */
export function DashboardList({ data: { since, items }, locale, texts }: Shown<Dashboard>) {
  const m = texts.dashboard;
  const title = since ? fill(m.since, { date: formatDay(since, locale) }) : m.first;
  return (
    <AccountPart title={title}>
      {items.length === 0 ? (
        <>
          <p className="lede">{m.empty}</p>
          <p>{m.emptyText}</p>
          <ButtonRow>
            <ButtonLink size="small" href={here('/auth/newsletters-and-alerts')}>
              {m.toAlerts}
            </ButtonLink>
            <ButtonLink size="small" href={`${here('/auth/profile')}#interests`}>
              {m.toInterests}
            </ButtonLink>
          </ButtonRow>
          <p>
            <a href={here('/insights')}>{m.toInsights}</a>
          </p>
        </>
      ) : (
        <Lines>
          {items.map((item) => (
            <Line key={`${item.recordId} ${item.reason}`}>
              <p className="small">
                {reasonFor(item, m)} ·{' '}
                <time dateTime={item.happenedAt}>{formatDay(item.happenedAt, locale)}</time>
              </p>
              <h3
                className="quiet title-3"
                lang={item.record ? langOf(item.record.locale, locale) : undefined}
              >
                {item.record?.url ? <a href={item.record.url}>{item.record.title}</a> : item.title}
              </h3>
              {item.record?.summary && (
                <p className="meta" lang={langOf(item.record.locale, locale)}>
                  {item.record.summary}
                </p>
              )}
            </Line>
          ))}
        </Lines>
      )}
    </AccountPart>
  );
}
