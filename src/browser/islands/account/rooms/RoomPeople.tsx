import { langOf } from '../../../../i18n/language-of.ts';
import { AccountPart } from '../AccountPart.tsx';
import type { InRoom } from './load-rooms.ts';

/** Who is in a room: the firm's people, and those on the client's side who hold its permission. */
export function RoomPeople({ room, m, locale }: InRoom) {
  return (
    <AccountPart title={m.people}>
      <div>
        <h3 className="title-3">{m.ourSide}</h3>
        {room.firmPeople.length === 0 && <p>{m.noPeople}</p>}
        <ul>
          {room.firmPeople.map((person) => (
            <li key={person.id} lang={langOf(person.locale, locale)}>
              {person.url ? <a href={person.url}>{person.title}</a> : person.title}
              <span className="meta"> {person.jobTitle}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="title-3">{m.yourSide}</h3>
        {room.members.length === 0 && <p>{m.noPeople}</p>}
        <ul>
          {room.members.map(({ name, jobTitle }) => (
            <li key={`${name} ${jobTitle}`}>
              {name ?? m.somebody}
              {jobTitle && <span className="meta"> {jobTitle}</span>}
            </li>
          ))}
        </ul>
      </div>
    </AccountPart>
  );
}
