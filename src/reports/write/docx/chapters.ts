import type { Part } from '../../document/parts.ts';

/** Parts that stand on pages of one direction. */
interface Chapter {
  readonly parts: Part[];
  readonly isWide: boolean;
}

/** Parts in runs of pages that stand upright or lie: what a first heading leads lies when a table in it is wide. */
export function chapters(parts: readonly Part[]): Chapter[] {
  const headed: Part[][] = [];
  for (const part of parts) {
    const begins = part.kind === 'heading' && part.level === 1;
    if (begins || headed.length === 0) headed.push([]);
    headed.at(-1)?.push(part);
  }
  const runs: Chapter[] = [];
  for (const own of headed) {
    const isWide = own.some((part) => part.kind === 'table' && part.wide);
    const last = runs.at(-1);
    if (last && last.isWide === isWide) last.parts.push(...own);
    else runs.push({ parts: own, isWide });
  }
  return runs;
}
