/** How much of each answer a report holds: its line, its gist and figures, or all of its text. */
export const depths = ['summary', 'standard', 'full'] as const;
export type Depth = (typeof depths)[number];

/** What a report is ordered by; `matrix` is the table alone. */
export const layouts = ['jurisdiction', 'topic', 'matrix'] as const;
export type Layout = (typeof layouts)[number];

/** What a reader chooses of a report besides jurisdictions, topics and times. */
export interface ReportOptions {
  readonly depth: Depth;
  readonly layout: Layout;
  readonly sources: boolean;
  readonly contacts: boolean;
  /** An empty column in every table of answers. */
  readonly notes: boolean;
  /** What has changed since this day; null: nothing is said of changes. */
  readonly since: string | null;
}

export const usualOptions: ReportOptions = {
  depth: 'standard',
  layout: 'jurisdiction',
  sources: true,
  contacts: true,
  notes: false,
  since: null,
};
