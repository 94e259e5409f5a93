/** What a translation says in full: the body in French has the headings, lists and tables of its English. */
import type { Block, RichText } from '../../src/content/rich-text/types.ts';
import type { SeedRecord } from './assemble.ts';

type Report = (file: string, problem: string) => void;

/** Languages that say all that English says; others have the length that they ask for. */
const WHOLE: readonly string[] = ['fr-fr'];

/** Tells of bodies without the headings, items of lists and rows of tables of the version that they translate. */
export function reportStructure(records: readonly SeedRecord[], report: Report): void {
  for (const { source, translations } of records) {
    const english = source.versions.at(-1);
    for (const { locale, versions } of translations) {
      const last = versions.at(-1);
      if (!english || !last || !WHOLE.includes(locale) || last.sourceNumber !== english.number) continue;
      const [own, others] = [last, english].map(({ fields }) => shapeOf((fields.body ?? []) as RichText));
      if (own !== others) report(last.file, `body: has ${own}, and its English ${others}`);
    }
  }
}

function shapeOf(body: RichText): string {
  const count = (amount: (block: Block) => number) => body.reduce((sum, block) => sum + amount(block), 0);
  const headings = count((block) => (block._type === 'block' && /^h\d$/.test(block.style) ? 1 : 0));
  const items = count((block) => (block._type === 'block' && block.listItem ? 1 : 0));
  const rows = count((block) => (block._type === 'table' ? block.rows.length : 0));
  return `${headings} headings, ${items} items and ${rows} rows`;
}
