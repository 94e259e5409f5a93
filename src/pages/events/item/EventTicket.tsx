import { ButtonLink } from '../../../components/controls/Button.tsx';
import { StatusMark } from '../../../components/icons/StatusMark.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './EventTicket.module.css';
import { ReaderTime } from './ReaderTime.tsx';
import type { EventPageProps } from './view.ts';

type Shown = Pick<
  EventPageProps,
  'time' | 'place' | 'address' | 'mark' | 'attending' | 'calendars' | 'calendarHeading'
>;

/** What one needs in order to come, side by side: the day, the place, and how to register. */
export function EventTicket({
  time,
  place,
  address,
  mark,
  attending,
  calendars,
  calendarHeading,
  locale,
}: Shown & { readonly locale: Locale }) {
  const m = messagesFor(locale).events.event;
  const { action } = attending;
  return (
    <div className={styles.ticket}>
      <section>
        <h2 className="capitals">{m.when}</h2>
        <p>
          <time dateTime={time.startsAt}>
            <span className="numeral">{time.day}</span>{' '}
            <span className={`capitals ${styles.month}`}>{time.month}</span>
          </time>
        </p>
        <p>{time.weekday}</p>
        <p className={styles.strong}>{time.hours}</p>
        {time.place && <p className="small">{time.place}</p>}
        <ReaderTime {...time} text={m.forYou({ time: '{time}' })} />
      </section>
      <section>
        <h2 className="capitals">{m.where}</h2>
        {place.map((part) => (
          <p key={part.text} className="title-3">
            <Label {...part} />
          </p>
        ))}
        {address && <address className={styles.address}>{address}</address>}
      </section>
      <section className={styles.attend}>
        <h2 className="capitals">{m.attend}</h2>
        <p className={styles.strong}>
          <StatusMark {...mark} />
        </p>
        <p>{attending.text}</p>
        {action && (
          <ButtonLink kind={action.isFirst ? 'solid' : 'outline'} href={action.url}>
            {action.text}
          </ButtonLink>
        )}
        {action?.address && <p className="small">{action.address}</p>}
      </section>
      <section className="screen-only">
        <h2 className="capitals">{calendarHeading}</h2>
        <ul className={styles.calendars}>
          {calendars.map((calendar) => (
            <li key={calendar.text}>
              <Label {...calendar} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
