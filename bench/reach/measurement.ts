import type { BenchDatabases } from '../databases.ts';
import type { MeasuredNode } from '../measured-process.ts';
import type { BesideEachOther } from './beside/beside-report.ts';
import type { InstalledPeer } from './beside/contestants.ts';

/** A row of the table. */
export interface Line {
  readonly what: string;
  /** Before this was measured in one run, and what is to be reached. */
  readonly before: string;
  readonly reach: string;
  readonly now: string;
  readonly isReached: boolean;
}

/** What one measurement found. */
export interface Found {
  readonly lines: readonly Line[];
  /** How it was measured and what else is to be known, a sentence or two each. */
  readonly notes: readonly string[];
  readonly beside?: BesideEachOther;
}

/** A part of the run that can be asked for by a word. */
export interface Measurement {
  readonly word: string;
  measure(place: Place): Promise<Found>;
}

export interface Place {
  readonly checkout: string;
  readonly databases: BenchDatabases;
  readonly peers: readonly InstalledPeer[];
  /** The first of twenty ports. */
  readonly firstPort: number;
  /** An empty directory for what is needed meanwhile. */
  readonly directory: string;
  /** Starts a site process that ends with the measurement. */
  startSite(options?: SiteOptions): Promise<MeasuredNode>;
  /** Starts another Node server that ends with the measurement. */
  startNode(module: string, at: number, args?: readonly string[]): Promise<MeasuredNode>;
  /** Told what is done now. */
  say(line: string): void;
  /** Has something ended with the measurement. */
  onEnd(end: () => unknown): void;
}

interface SiteOptions {
  /** Which of the ports; default the first. */
  readonly at?: number;
  /** Default the one with the records as they are. */
  readonly databaseUrl?: string;
  /** Whether pages are kept, in memory and in the store; default true. */
  readonly keeps?: boolean;
  /** Of Node, besides its usual ones. */
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Milliseconds of a duration in microseconds, in words. */
export function milliseconds(microseconds: number): string {
  return `${(microseconds / 1_000).toFixed(microseconds < 10_000 ? 2 : 1)} ms`;
}

/** The value that so many of them, as a share, do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
