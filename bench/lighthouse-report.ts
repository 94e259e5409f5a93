import { categories, type Judgement } from './lighthouse.ts';
import { table } from './table.ts';

/** The judgements as a chapter of the report. */
export function lighthouseChapter(judged: readonly Judgement[] | undefined): string {
  if (!judged) return '## Lighthouse\n\nNot measured: CHROME_PATH names no Chromium, and none was found.\n';
  const indexed = judged.filter(({ noindex }) => !noindex);
  const unindexed = judged.filter(({ noindex }) => noindex);
  return `## Lighthouse

One page of each template, mobile profile with simulated slow 4G. Of three runs the one of median performance, where
the first was below 100 and there was time: see “runs”.

${scores(indexed)}

What cost points, and on how many of these pages; the worst value:

${lostPoints(indexed)}
${unindexed.length === 0 ? '' : apart(unindexed)}`;
}

function apart(judged: readonly Judgement[]): string {
  return `
Pages that search engines are asked to leave out (\`noindex\`), which costs them points in SEO on purpose:

${scores(judged)}

${lostPoints(judged)}
`;
}

function scores(judged: readonly Judgement[]): string {
  return table(
    ['template', 'address', ...categories, 'runs'],
    judged.map(({ template, scores, runs }) => [
      template.name,
      template.address,
      ...categories.map((category) => String(scores[category])),
      String(runs),
    ]),
  );
}

function lostPoints(judged: readonly Judgement[]): string {
  const rows = new Map<string, { pages: string[]; found: string[] }>();
  for (const { template, lost } of judged) {
    for (const { category, audit, found } of lost) {
      const key = `${category}: ${audit}`;
      const row = rows.get(key) ?? { pages: [], found: [] };
      rows.set(key, { pages: [...row.pages, template.name], found: [...row.found, found] });
    }
  }
  if (rows.size === 0) return 'Nothing cost points.';
  return table(
    ['audit', 'pages', 'which', 'found'],
    [...rows].map(([audit, { pages, found }]) => [
      audit,
      String(pages.length),
      pages.length > 5 ? `${pages.slice(0, 5).join(', ')} …` : pages.join(', '),
      worst(found).replaceAll('|', '\\|'),
    ]),
  );
}

/** The largest of values with a unit, or whatever was found first. */
function worst(found: readonly string[]): string {
  return found.toSorted((a, b) => (milliseconds(b) || 0) - (milliseconds(a) || 0))[0] ?? '';
}

function milliseconds(value: string): number {
  return parseFloat(value.replaceAll(',', '')) * (/\d\s*s$/.test(value) ? 1000 : 1);
}
