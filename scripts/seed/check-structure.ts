/** Whether translations say as much as what they were translated from, told by what their texts are made of. */
import type { Block, RichText } from '../../src/content/rich-text/types.ts';
import type { SeedRecord, SeedTranslation, SeedVersion } from './assemble.ts';

type Report = (file: string, problem: string) => void;
/** Languages that leave out nothing; the countries of the graduate site have texts of their own. */
const whole: readonly string[] = ['fr-fr', 'zh-cn'];

type Part = 'headings' | 'paragraphs' | 'list items' | 'table rows';

/**
 * Tells of translations whose texts have fewer headings, paragraphs, list items or table rows than the version that they
 * were translated from. More may stand there: what readers of that language have to be told besides.
 */
export function reportStructure(records: readonly SeedRecord[], report: Report): void {
  for (const { type, source, translations } of records) {
    const texts = Object.entries(type.fields).flatMap(([name, { kind }]) =>
      kind === 'richText' ? [name] : [],
    );
    for (const translation of translations) {
      if (!whole.includes(translation.locale)) continue;
      const last = translation.versions.at(-1);
      const followed = last && followedBy(last, source);
      if (!followed) continue;
      for (const name of texts) {
        const here = partsOf(last.fields[name]);
        for (const [part, there] of partsOf(followed.fields[name])) {
          const count = here.get(part) ?? 0;
          if (count < there)
            report(last.file, `${name}: has ${count} ${part}; ${followed.file} has ${there}`);
        }
      }
    }
  }
}

function followedBy({ sourceNumber }: SeedVersion, source: SeedTranslation): SeedVersion | undefined {
  return source.versions.find(({ number }) => number === sourceNumber);
}

function partsOf(text: unknown): Map<Part, number> {
  const counts = new Map<Part, number>();
  const add = (part: Part, count: number) => counts.set(part, (counts.get(part) ?? 0) + count);
  for (const block of (text ?? []) as RichText) {
    if (block._type === 'table') add('table rows', block.rows.length);
    else if (block._type === 'block') add(partOf(block), 1);
  }
  return counts;
}

function partOf({ listItem, style }: Extract<Block, { _type: 'block' }>): Part {
  if (listItem) return 'list items';
  return style === 'h2' || style === 'h3' ? 'headings' : 'paragraphs';
}
