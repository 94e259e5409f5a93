import { formatDay } from '../../../../i18n/format.ts';
import { AccountPart } from '../AccountPart.tsx';
import { here } from '../page-language.ts';
import type { Shown } from '../shown.ts';
import { DashboardItems } from './DashboardItems.tsx';
import { FirstStep } from './FirstStep.tsx';
import type { Dashboard } from './load-dashboard.ts';

/** What happened since the last visit; when that is nothing, what happened before; to newcomers, how to begin. */
export function DashboardList({ data, ...shown }: Shown<Dashboard>) {
  const { since, items, earlier, name, isFollowing } = data;
  const { locale, texts } = shown;
  const m = texts.dashboard;
  const period = since ? m.since({ date: formatDay(since, locale) }) : m.first;
  const greeting = name && (since ? m.welcomeBack : m.welcome)({ name });
  if (!isFollowing) {
    return (
      <>
        <FirstStep greeting={greeting} offered={data.offered} locale={locale} texts={texts} />
        {items.length > 0 && (
          <AccountPart title={period}>
            <DashboardItems {...shown} items={items} />
          </AccountPart>
        )}
      </>
    );
  }
  return (
    <>
      <AccountPart title={greeting || period} text={greeting ? period : ''}>
        {items.length > 0 ? (
          <DashboardItems {...shown} items={items} />
        ) : (
          <>
            <p className="lede">{m.empty}</p>
            <p>
              <a href={here('/insights')}>{m.toInsights}</a>
            </p>
          </>
        )}
      </AccountPart>
      {earlier.length > 0 && (
        <AccountPart title={m.first}>
          <DashboardItems {...shown} items={earlier} />
        </AccountPart>
      )}
    </>
  );
}
