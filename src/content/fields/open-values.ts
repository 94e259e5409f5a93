import { type RawBuilder, sql } from 'kysely';
import { gateBy, simpleForm } from '../access/gates.ts';
import { anonymous, type Viewer } from '../context.ts';
import { openPart } from '../rich-text/open-part.ts';
import type { RichText } from '../rich-text/types.ts';
import type { ContentType } from '../types/define.ts';

type Values = Readonly<Record<string, unknown>>;

/** Who may read a record in full, as `live.whole_for` keeps it. */
type WholeFor = 'sign-in' | `permission ${string}` | 'nobody';

/**
 * Who may read all of a record's values, where that is not everybody. What stands below a navigator service is told
 * for nobody: the service decides, and may be published anew without it.
 */
export function wholeFor({ gate }: ContentType, values: Values): WholeFor | null {
  if (!gate || gate.open === 'all') return null;
  if (gate.by !== 'itself') return 'nobody';
  const closed = gateBy(values, anonymous);
  if (closed === null) return null;
  if (closed.kind === 'sign-in') return 'sign-in';
  return closed.permission === null ? 'nobody' : `permission ${closed.permission}`;
}

/** A record's values as far as everybody may read them; all of them, where `wholeFor` says that everybody may. */
export function openValues(type: ContentType, values: Values): Values {
  if (wholeFor(type, values) === null) return values;
  const open = type.gate?.open ?? 'all';
  const { body, summary, ...rest } = Object.fromEntries(
    Object.entries(values).filter(([name]) => type.fields[name]?.gated !== true),
  );
  if (open === 'all' || open === 'none') return open === 'all' ? { ...rest, body, summary } : rest;
  return { ...rest, summary, ...(Array.isArray(body) && { body: openPart(body as RichText, open) }) };
}

/** The values of `whole_for` whose records a viewer may read in full. */
export function heldBy({ id, permissions }: Viewer): string[] {
  const held: WholeFor[] = [...permissions].map((one) => `permission ${simpleForm(one)}` as const);
  return id === null ? held : [...held, 'sign-in'];
}

/**
 * The search terms of `live l` that a viewer may look among: of a text that is closed to them those of its open part
 * alone. Nothing is compared with what they may not read, so that not even the time it takes tells of it.
 */
export function termsFor(viewer: Viewer): RawBuilder<unknown> {
  return sql`case when l.whole_for = any(${heldBy(viewer)}::text[]) then l.search_whole else l.search_text end`;
}
