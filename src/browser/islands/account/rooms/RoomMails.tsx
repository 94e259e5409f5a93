import { Field } from '../../../../components/controls/Field.tsx';
import { AccountPart } from '../AccountPart.tsx';
import { FrequencyOptions } from '../alerts/FrequencyOptions.tsx';
import { followRoom } from './change-room.ts';
import type { InRoom } from './load-rooms.ts';

/** How often a reader is told by mail that something in a room has changed. */
export function RoomMails({ room, m, texts, run }: InRoom) {
  return (
    <AccountPart title={m.told} text={m.toldText}>
      <Field id="room-told" label={m.toldOften}>
        <select
          id="room-told"
          value={room.told ?? ''}
          onChange={({ currentTarget }) =>
            void run(
              () => followRoom(room.name, (currentTarget.value || null) as typeof room.told),
              m.toldSaved,
            )
          }
        >
          <option value="">{m.never}</option>
          <FrequencyOptions texts={texts} />
        </select>
      </Field>
    </AccountPart>
  );
}
