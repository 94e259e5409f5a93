import type { Reporter, TestModule } from 'vitest/node';

/** How long one file took, in seconds, with all that it loads and starts. */
export type FileTime = { readonly file: string; readonly seconds: number };

/** The slowest files, the slowest first, a line each. */
export function slowest(times: readonly FileTime[], most = 10): string[] {
  return times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

/** A reporter of Vitest: after a run of more files than it names, it names the slowest ten. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter by the default export of its file.
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = slowest(modules.map(timeOf));
    if (modules.length > lines.length) console.log(['', 'The slowest files:', ...lines, ''].join('\n'));
  }
}

function timeOf(module: TestModule): FileTime {
  const { prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  const milliseconds = prepareDuration + setupDuration + collectDuration + duration;
  return { file: module.relativeModuleId, seconds: milliseconds / 1_000 };
}
