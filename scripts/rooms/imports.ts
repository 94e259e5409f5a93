import { cruise, type IModule } from 'dependency-cruiser';
import { type Room, rooms } from './declared.ts';

/** One file imports another one, types included. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** What code of `src` imports from each other, without tests, and the circles in it, each once, as lists of files. */
export async function importsOf(): Promise<{ imports: readonly Import[]; circles: readonly string[][] }> {
  const { output } = await cruise(['src'], {
    validate: true,
    ruleSet: { forbidden: [{ name: 'circle', severity: 'error', from: {}, to: { circular: true } }] },
    // TypeScript 7 has no compiler that it could ask.
    parser: 'swc',
    tsPreCompilationDeps: true,
    exclude: { path: String.raw`\.(?:test|fixture)\.|/testing/` },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx'] },
  });
  if (typeof output === 'string') throw new Error(output);
  const circles = new Map<string, string[]>();
  for (const { cycle = [] } of output.summary.violations) {
    const files = cycle.map(({ name }) => name);
    circles.set([...files].sort().join(), files);
  }
  return { imports: output.modules.flatMap(importsFrom), circles: [...circles.values()] };
}

function importsFrom({ source, dependencies }: IModule): Import[] {
  return dependencies
    .filter(({ resolved }) => resolved.startsWith('src/') || resolved.startsWith('scripts/'))
    .map(({ resolved }) => ({ from: source, to: resolved }));
}

/** The room of a file; that of the longest path, since one may lie in another. */
export function roomOf(file: string): Room | undefined {
  return rooms
    .filter(({ path }) => file.startsWith(`src/${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** Why a file may not import another one; null where it may. */
export function refusal({ from, to }: Import): string | null {
  const [own, other] = [roomOf(from), roomOf(to)];
  if (!own) return 'lies in no room that scripts/rooms/declared.ts names';
  if (!other) return 'may not leave src/';
  if (rooms.indexOf(other) > rooms.indexOf(own)) return `${own.path} comes before ${other.path}`;
  return own.not?.includes(other.path) ? `${own.path} may not import ${other.path}` : null;
}
