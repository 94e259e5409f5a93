import type { Facts } from './facts.ts';
import type { SourceId } from './sources.ts';
import type { AviatorTexts } from './texts/texts.ts';

export const routes = ['negotiation', 'mediation', 'arbitration', 'litigation'] as const;
export type Route = (typeof routes)[number];

export const criteria = [
  'contract',
  'time',
  'cost',
  'enforcement',
  'confidentiality',
  'interim',
  'appeal',
  'control',
] as const;
export type Criterion = (typeof criteria)[number];

/** How a route does on one criterion: for the reader, for `contract` what it says, for `appeal` how far it goes. */
export type Grade =
  | 'strong'
  | 'fair'
  | 'weak'
  | 'depends'
  | 'agreed'
  | 'consent'
  | 'barred'
  | 'available'
  | 'none'
  | 'narrow'
  | 'full';

/** One sentence about one route, and when it holds. */
export interface Rule {
  /** Names its sentence in `texts/reasons-*.ts`. */
  readonly id: keyof AviatorTexts['reasons'];
  readonly route: Route;
  readonly on: Criterion;
  /** Always, where nothing is said. */
  readonly when?: (facts: Facts) => boolean;
  /** Of the rules that hold, the last with a grade gives it. */
  readonly grade?: Grade;
  readonly sources?: readonly SourceId[];
}

/** The day as of which the rules state the law; whoever reviews them against their sources moves it. */
export const rulesStatedAsOf = '2026-11-16';
