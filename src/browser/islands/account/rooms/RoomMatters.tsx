import { formatDay } from '../../../../i18n/format.ts';
import { langOf } from '../../../../i18n/language-of.ts';
import { AccountPart, Chip, Line, Lines } from '../AccountPart.tsx';
import type { InRoom } from './load-rooms.ts';
import { OwnLanguage } from './OwnLanguage.tsx';

/** The matters of a room: how each stands, and its dates to come. */
export function RoomMatters({ room, m, locale }: InRoom) {
  return (
    <AccountPart title={room.title} text={m.matters}>
      {room.matters.length === 0 && <p>{m.noMatters}</p>}
      <Lines>
        {room.matters.map(({ id, title, status, dates, ...matter }) => (
          <Line key={id} action={<Chip loud={status === 'WAITING'}>{m.statuses[status]}</Chip>}>
            <h3 className="title-3">
              <OwnLanguage text={title} written={matter.locale} {...{ locale, m }} />
            </h3>
            {dates.length === 0 ? (
              // Nobody waits for a date of what is over.
              status !== 'CLOSED' && <p className="meta">{m.noDates}</p>
            ) : (
              <ul>
                {dates.map((date) => (
                  <li key={date.id}>
                    <time className="unbroken" dateTime={date.day}>
                      {formatDay(date.day, locale)}
                    </time>{' '}
                    <span lang={langOf(matter.locale, locale)}>{date.title}</span>
                  </li>
                ))}
              </ul>
            )}
          </Line>
        ))}
      </Lines>
    </AccountPart>
  );
}
