import { linkedRecordIds, mapMarks } from '../../content/rich-text/text-blocks.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import { urlOf } from '../../routing/links.ts';
import type { ApiContext } from './api-context.ts';

/**
 * A stored text with every link to a record led to the record's address in the language asked for; a link to one
 * that is not live, or has no page, gets null and is shown as plain text.
 */
export async function withAddresses(
  text: RichText,
  requestedLocale: Locale,
  context: Pick<ApiContext, 'loaders'>,
): Promise<RichText> {
  const ids = linkedRecordIds(text);
  if (ids.length === 0) return text;
  const targets = await Promise.all(ids.map((id) => context.loaders.record(id, requestedLocale)));
  const addresses = new Map(targets.map((target, at) => [ids[at], target && urlOf(target, requestedLocale)]));
  return mapMarks(text, (mark) =>
    mark._type === 'recordLink' ? { ...mark, href: addresses.get(mark.record) ?? null } : mark,
  );
}
