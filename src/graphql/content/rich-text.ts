import type { LiveRecord } from '../../content/records/live-record.ts';
import { factIn, PLACE_OF_FACT } from '../../content/rich-text/facts.ts';
import { linkedRecordIds, mapTextBlocks } from '../../content/rich-text/text-blocks.ts';
import type { FactMark, Mark, PeriodMark, RichText, TextBlock } from '../../content/rich-text/types.ts';
import { keptDays } from '../../content/types/kept-days.ts';
import { formatInstant, formatPeriod } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { urlOf } from '../../routing/links.ts';
import type { ApiContext } from './api-context.ts';

type Targets = ReadonlyMap<string, LiveRecord | null>;

/**
 * A stored text as readers see it. Every link to a record leads to the record's address in the language asked for; a
 * link to one that is not live, or has no page, gets null and is shown as plain text. Every reference to a fact is that
 * fact, as the record has it now; every period is the one for which something is kept.
 */
export async function withRecords(
  text: RichText,
  requestedLocale: Locale,
  context: Pick<ApiContext, 'loaders'>,
): Promise<RichText> {
  const ids = linkedRecordIds(text);
  const found = await Promise.all(ids.map((id) => context.loaders.record(id, requestedLocale)));
  const targets: Targets = new Map(ids.map((id, at) => [id, found[at] ?? null]));
  return mapTextBlocks(text, (block) =>
    block.markDefs.length === 0 ? block : blockWithRecords(block, targets, requestedLocale),
  );
}

function blockWithRecords(block: TextBlock, targets: Targets, locale: Locale): TextBlock {
  const facts = new Map(
    block.markDefs.flatMap((mark) =>
      mark._type === 'period' || mark._type === 'fact' ? [[mark._key, factOf(mark, targets, locale)]] : [],
    ),
  );
  const children = block.children.map((span) => {
    const key = span.marks.find((mark) => facts.has(mark));
    if (key === undefined) return span;
    const isLink = facts.get(key)?.href !== undefined;
    const marks = isLink ? span.marks : span.marks.filter((mark) => mark !== key);
    return { ...span, marks, text: facts.get(key)?.text ?? PLACE_OF_FACT };
  });
  const markDefs = block.markDefs.flatMap((mark): Mark[] => {
    if (mark._type === 'recordLink') {
      const target = targets.get(mark.record);
      return [{ ...mark, href: target ? urlOf(target, locale) : null }];
    }
    if (mark._type !== 'fact' && mark._type !== 'period') return [mark];
    const href = facts.get(mark._key)?.href;
    return href === undefined ? [] : [{ _type: 'link', _key: mark._key, href }];
  });
  return { ...block, children, markDefs };
}

/** The words of a fact, and where they lead; null when the record is not live or has no such fact. */
function factOf(
  mark: FactMark | PeriodMark,
  targets: Targets,
  locale: Locale,
): { text: string; href?: string } | null {
  if (mark._type === 'period') return { text: formatPeriod(keptDays[mark.kept], locale) };
  const { fact } = mark;
  const record = targets.get(mark.record);
  const value = record ? factIn(fact, record.fields) : null;
  if (!record || value === null) return null;
  if (fact === 'phone') return { text: value, href: `tel:${value.replaceAll(/[^+\d]/g, '')}` };
  if (fact === 'title') return { text: value };
  const { timeZone } = record.fields;
  return { text: formatInstant(value, locale, typeof timeZone === 'string' ? timeZone : undefined) };
}
