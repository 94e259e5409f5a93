import { AccountIsland, type AccountProps } from './account/AccountIsland.tsx';
import { AccountPart } from './account/AccountPart.tsx';
import { here } from './account/page-language.ts';
import { loadRooms } from './account/rooms/load-rooms.ts';
import { RoomCalendar } from './account/rooms/RoomCalendar.tsx';
import { RoomDocuments } from './account/rooms/RoomDocuments.tsx';
import { RoomMails } from './account/rooms/RoomMails.tsx';
import { RoomMatters } from './account/rooms/RoomMatters.tsx';
import { RoomPeople } from './account/rooms/RoomPeople.tsx';
import { SendDocument } from './account/rooms/SendDocument.tsx';
import { defineIsland } from './kit/define.ts';

/** The client room that the address names, or the first one, and the way to the others. */
function AccountRooms(props: AccountProps) {
  return (
    <AccountIsland {...props} load={() => loadRooms(props.locale)}>
      {({ data: { room, rooms, m }, ...shown }) => {
        const others = rooms.filter(({ name }) => name !== room?.name);
        return (
          <>
            {room ? (
              <>
                <RoomMatters {...shown} room={room} m={m} />
                <RoomDocuments {...shown} room={room} m={m} />
                <SendDocument {...shown} room={room} m={m} />
                <RoomPeople {...shown} room={room} m={m} />
                <RoomCalendar {...shown} room={room} m={m} />
                <RoomMails {...shown} room={room} m={m} />
              </>
            ) : (
              <p>{m.none}</p>
            )}
            {others.length > 0 && (
              <AccountPart title={m.others}>
                <ul>
                  {others.map(({ name, title }) => (
                    <li key={name}>
                      <a href={here(`/auth/rooms?room=${encodeURIComponent(name)}`)}>{title}</a>
                    </li>
                  ))}
                </ul>
              </AccountPart>
            )}
          </>
        );
      }}
    </AccountIsland>
  );
}

export const island = defineIsland<AccountProps>({
  name: 'AccountRooms',
  Component: AccountRooms,
  examples: [{ locale: 'en', waiting: 'Loading' }],
});
