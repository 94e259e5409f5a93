/**
 * `npm run rooms -- check`: whether code of `src` imports only what its room may (`scripts/rooms/declared.ts`), without
 * circles, no folder is too full, and the picture in `docs/rooms.md` is of today; `npm run rooms -- draw` draws it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fullFolders } from './rooms/full-folders.ts';
import { importsOf, refusal } from './rooms/imports.ts';
import { roomsPage } from './rooms/picture.ts';
import { CHECKOUT } from './support/checkout.ts';

const picture = 'docs/rooms.md';
const [word] = process.argv.slice(2);
process.chdir(CHECKOUT);
const { imports, circles } = await importsOf();
const page = roomsPage(imports);

if (word === 'draw') await writeFile(picture, page);
else if (word === 'check') await check();
else throw new Error('Say `npm run rooms -- check` or `npm run rooms -- draw`.');

async function check(): Promise<void> {
  const problems = [
    ...imports.flatMap((one) => {
      const because = refusal(one);
      return because ? [`${one.from} imports ${one.to}: ${because}`] : [];
    }),
    ...circles.map((files) => `a circle: ${[...files, files[0]].join(' → ')}`),
    ...fullFolders(CHECKOUT),
  ];
  if ((await readFile(picture, 'utf8').catch(() => '')) !== page)
    problems.push(`${picture} is out of date: run \`npm run rooms -- draw\``);
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${imports.length} imports, none against the order of rooms, and no circle`);
}
