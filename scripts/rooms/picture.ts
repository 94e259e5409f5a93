import { type Room, rooms } from './declared.ts';
import { type Import, roomOf } from './imports.ts';

/** The page of `docs/`: what each room is for, and which imports which, as Mermaid draws it. */
export function roomsPage(imports: readonly Import[]): string {
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
        importedBy(room, imports)
          .map(({ path }) => path)
          .join(', ') || 'nothing'
      } |`,
  )
  .join('\n')}

Without the arrows that others imply:

\`\`\`mermaid
flowchart BT
${rooms.flatMap((room) => nearest(room, imports).map((other) => `  ${node(room)} --> ${node(other)}`)).join('\n')}
\`\`\`
`;
}

const node = ({ path }: Room) => `${path.replace('/', '_')}["${path}"]`;

function importedBy(room: Room, imports: readonly Import[]): Room[] {
  const others = new Set(imports.filter(({ from }) => roomOf(from) === room).map(({ to }) => roomOf(to)));
  return rooms.filter((other) => other !== room && others.has(other));
}

/** What a room imports, but for what it reaches by another room as well. */
function nearest(room: Room, imports: readonly Import[]): Room[] {
  const direct = importedBy(room, imports);
  const reached = (from: Room): Room[] =>
    importedBy(from, imports).flatMap((other) => [other, ...reached(other)]);
  const further = new Set(direct.flatMap(reached));
  return direct.filter((other) => !further.has(other));
}
