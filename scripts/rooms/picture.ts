import { type Room, rooms } from './declared.ts';
import { type Import, roomOf } from './imports.ts';

/** The page of `docs/`: what each room is for, and which imports which, as Mermaid draws it. */
export function roomsPage(imports: readonly Import[]): string {
  const others = importedBy(imports);
  return `<!-- Written by \`npm run rooms -- draw\`. Do not edit. -->
# Rooms

Each folder below has one task. Code may import from rooms above it in this list, types included, and from none below it;
\`npm run check\` fails on an arrow the other way, on a circle of files, and on a folder with too many entries.

| room | what | imports |
|---|---|---|
${rooms
  .map(
    (room) =>
      `| \`src/${room.path}\` | ${room.what} | ${
        others(room)
          .map(({ path }) => path)
          .join(', ') || 'nothing'
      } |`,
  )
  .join('\n')}

Without the arrows that others imply:

\`\`\`mermaid
flowchart BT
${rooms.flatMap((room) => nearest(room, others).map((other) => `  ${node(room)} --> ${node(other)}`)).join('\n')}
\`\`\`
`;
}

const node = ({ path }: Room) => `${path.replace('/', '_')}["${path}"]`;

type Imported = (room: Room) => readonly Room[];

/** Which rooms each of them imports, in their order. */
function importedBy(imports: readonly Import[]): Imported {
  const reached = new Map(rooms.map((room) => [room, new Set<Room>()]));
  for (const { from, to } of imports) {
    const [own, other] = [roomOf(from), roomOf(to)];
    if (own && other && own !== other) reached.get(own)?.add(other);
  }
  const sorted = new Map(
    [...reached].map(([room, others]) => [room, rooms.filter((one) => others.has(one))]),
  );
  return (room) => sorted.get(room) ?? [];
}

/** What a room imports, but for what it reaches by another room as well. */
function nearest(room: Room, others: Imported): Room[] {
  const reached = (from: Room): Room[] => others(from).flatMap((other) => [other, ...reached(other)]);
  const further = new Set(others(room).flatMap(reached));
  return others(room).filter((other) => !further.has(other));
}
