import { formatInstant } from '../../../../i18n/format.ts';
import { langOf } from '../../../../i18n/language-of.ts';
import { AccountPart, Line, Lines } from '../AccountPart.tsx';
import { InLanguage } from '../InLanguage.tsx';
import type { Shown } from '../shown.ts';
import type { Dashboard } from './load-dashboard.ts';

/** Events to come that somebody saved or that are about what they follow. */
export function ComingEvents({ data: { comingEvents }, locale, texts }: Shown<Dashboard>) {
  if (comingEvents.length === 0) return null;
  return (
    <AccountPart title={texts.dashboard.coming}>
      <Lines>
        {comingEvents.map((event) => (
          <Line key={event.id}>
            {'startsAt' in event && (
              <p className="small">
                <time dateTime={event.startsAt}>{formatInstant(event.startsAt, locale, event.timeZone)}</time>
              </p>
            )}
            <h3 className="quiet title-3">
              <InLanguage lang={langOf(event.locale, locale)} texts={texts}>
                {event.url ? <a href={event.url}>{event.title}</a> : event.title}
              </InLanguage>
            </h3>
          </Line>
        ))}
      </Lines>
    </AccountPart>
  );
}
