import { join } from 'node:path';
import { startMeasured } from '../measured-process.ts';
import { table } from '../table.ts';

/** A report of 32 × 12 with full text as a file. */
interface ReportCosts {
  readonly format: string;
  readonly milliseconds: number;
  readonly bytes: number;
  /** The most that the process held while it was made, above what it held before. */
  readonly megabytes: number;
}

const formats = ['csv', 'xlsx', 'docx'] as const;
const ROUNDS = 3;

/** Has reports written by the thread of a process of its own, each format in a fresh one. */
export async function reportsAtScale(port: number): Promise<ReportCosts[]> {
  const costs: ReportCosts[] = [];
  for (const format of formats) {
    const host = await startMeasured(join(import.meta.dirname, 'report-host.ts'), port);
    try {
      const { residentBytes } = await host.usage();
      const times: number[] = [];
      let bytes = 0;
      for (let n = 0; n < ROUNDS; n += 1) {
        const start = performance.now();
        const response = await fetch(`http://127.0.0.1:${port}/${format}`);
        bytes = (await response.arrayBuffer()).byteLength;
        times.push(performance.now() - start);
      }
      const { mostResidentBytes } = await host.usage();
      costs.push({
        format,
        milliseconds: times.sort((a, b) => a - b)[1] ?? 0,
        bytes,
        megabytes: (mostResidentBytes - residentBytes) / 1e6,
      });
    } finally {
      await host.stop();
    }
  }
  return costs;
}

/** A part of the chapter of the report. */
export function reportsTable(costs: readonly ReportCosts[]): string {
  return table(
    ['format', 'ms', 'kB', 'MB above the idle process'],
    costs.map(({ format, milliseconds, bytes, megabytes }) => [
      format,
      milliseconds.toFixed(0),
      (bytes / 1e3).toFixed(0),
      megabytes.toFixed(0),
    ]),
  );
}
