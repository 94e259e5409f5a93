import type { Viewer } from '../context.ts';
import type { LiveRecord } from '../records/live-record.ts';
import type { RecordLoaders } from '../records/loaders.ts';
import { mainHeadings } from '../rich-text/main-headings.ts';
import { openPart } from '../rich-text/open-part.ts';
import type { RichText } from '../rich-text/types.ts';
import { declarationOf } from '../types/index.ts';

/** Why somebody may not read a record in full. */
export interface Gate {
  readonly kind: 'sign-in' | 'permission';
  /** The permission that is needed, in its simple form (spec §3); null when nobody can have it. */
  readonly permission: string | null;
}

interface Reading {
  readonly viewer: Viewer;
  readonly loaders: Pick<RecordLoaders, 'record' | 'body'>;
}

type Values = Readonly<Record<string, unknown>>;

/** What keeps a viewer from what is below these values of `access` and `permission`; null: nothing does. */
export function gateBy({ access, permission }: Values, viewer: Viewer): Gate | null {
  const needed = typeof permission === 'string' && permission !== '' ? simpleForm(permission) : null;
  if (access === 'open' || (access === undefined && needed === null)) return null;
  if (access === 'sign-in') return viewer.id === null ? { kind: 'sign-in', permission: null } : null;
  const isHeld = needed !== null && [...viewer.permissions].some((held) => simpleForm(held) === needed);
  return isHeld ? null : { kind: 'permission', permission: needed };
}

/**
 * What keeps a viewer from reading a record in full, or what stands below it; null: nothing does. A navigator service
 * shows one chapter, its sample, to everybody.
 */
export async function gateOf(record: LiveRecord, { viewer, loaders }: Reading): Promise<Gate | null> {
  const { gate } = declarationOf(record.type);
  if (!gate) return null;
  if (gate.by === 'itself') return gateBy(record.fields, viewer);
  const passed: string[] = [];
  let above: LiveRecord | null = record;
  while (above && above.type !== gate.by) {
    passed.push(above.id);
    above = above.parentId === null ? null : await loaders.record(above.parentId, record.requestedLocale);
  }
  if (!above) return { kind: 'permission', permission: null };
  return passed.includes(String(above.fields.sample)) ? null : gateBy(above.fields, viewer);
}

/** A record's text as far as a viewer may read it; null when it has none, or none for them. */
export async function readableBody(record: LiveRecord, reading: Reading): Promise<RichText | null> {
  const whole = async () => (await reading.loaders.body(record)) as RichText | null;
  const open = declarationOf(record.type).gate?.open ?? 'all';
  if (open === 'all' || (await gateOf(record, reading)) === null) return whole();
  if (open === 'none') return null;
  const body = await whole();
  return body && openPart(body, open);
}

/** The main headings of all of a record's text, also of what a viewer may not read; none where nothing is open. */
export async function readableHeadings(record: LiveRecord, reading: Reading): Promise<string[]> {
  const { gate } = declarationOf(record.type);
  if (gate?.open === 'none' && (await gateOf(record, reading)) !== null) return [];
  const body = (await reading.loaders.body(record)) as RichText | null;
  return body ? mainHeadings(body) : [];
}

/** A record's summary, unless nothing of its text is open to the viewer. */
export async function readableSummary(record: LiveRecord, reading: Reading): Promise<string | null> {
  const isHidden =
    declarationOf(record.type).gate?.open === 'none' && (await gateOf(record, reading)) !== null;
  return isHidden ? null : record.summary;
}

/** `product|payments-briefing` → `payments-briefing`. */
export function simpleForm(permission: string): string {
  return permission.slice(permission.indexOf('|') + 1);
}
