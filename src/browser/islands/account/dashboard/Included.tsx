import { langOf } from '../../../../i18n/language-of.ts';
import { AccountPart, Chip, Line, Lines } from '../AccountPart.tsx';
import { InLanguage } from '../InLanguage.tsx';
import { here } from '../page-language.ts';
import type { Shown } from '../shown.ts';
import { datesOf, isUsable } from '../subscriptions/subscription-state.ts';
import type { Dashboard } from './load-dashboard.ts';

/** What an account gives access to today; what ends soon comes first and is loud. */
export function Included({ data: { subscriptions }, locale, texts }: Shown<Dashboard>) {
  if (subscriptions === null) return null;
  const m = texts.subscriptions;
  const usable = subscriptions.filter((one) => isUsable(one) && !one.openToAll);
  const ending = usable.filter(({ state }) => state === 'EXPIRING');
  const lines = [...ending, ...usable.filter((one) => !ending.includes(one))];
  return (
    <AccountPart title={texts.dashboard.includes}>
      {lines.length === 0 ? (
        <p>{m.none}</p>
      ) : (
        <Lines>
          {lines.map((one) => (
            <Line key={one.id}>
              <h3 className="title-3">
                <InLanguage lang={one.record ? langOf(one.record.locale, locale) : undefined} texts={texts}>
                  {one.url ? <a href={one.url}>{one.title}</a> : one.title}
                </InLanguage>
              </h3>
              <p className="small">
                <Chip loud={one.state === 'EXPIRING'}>{m.states[one.state]}</Chip> {datesOf(one, m, locale)}
              </p>
            </Line>
          ))}
        </Lines>
      )}
      <p>
        <a href={here('/auth/subscriptions')}>{texts.dashboard.toSubscriptions}</a>
      </p>
    </AccountPart>
  );
}
