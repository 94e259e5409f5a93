import type { Fields } from '../../src/content/types/fields.ts';

const relative = /^@([+-]\d+)(wd|d)(?: (\d{2}:\d{2}))?$/;

/** The day on which content is seeded, as it is called in a time zone: `2026-11-20`. */
function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
}

/** The instant at which clocks of a time zone show a day and time; at a change of the clocks, one that is near. */
export function instantIn(timeZone: string, day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const shown = (at: number) => {
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:00Z`);
  };
  const first = wanted - (shown(wanted) - wanted);
  return new Date(first - (shown(first) - wanted));
}

/**
 * `@+12d 18:00` or `@-3d`, counted from the day of seeding, as an instant (without a time: at 09:00) or a day;
 * `@+12wd` is the same day or, when nobody works on it, the next working day. Anything else unchanged.
 */
export function resolveDate(value: unknown, kind: 'date' | 'instant', timeZone: string, now: Date): unknown {
  const match = typeof value === 'string' ? relative.exec(value) : null;
  if (!match) return value;
  const date = new Date(`${dayIn(timeZone, now)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + Number(match[1]));
  while (match[2] === 'wd' && isFree(date)) date.setUTCDate(date.getUTCDate() + 1);
  const day = date.toISOString().slice(0, 10);
  return kind === 'date' ? day : instantIn(timeZone, day, match[3] ?? '09:00').toISOString();
}

/** Nobody gives a seminar on it: weekends, Christmas and New Year's Day. */
function isFree(date: Date): boolean {
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
  return isWeekend || /-(?:12-25|12-26|01-01)T/.test(date.toISOString());
}

type Values = Readonly<Record<string, unknown>>;

/** A record's fields with their relative dates resolved, at every depth. */
export function resolveDates(
  fields: Fields,
  values: Values,
  timeZone: string,
  now: Date,
): Record<string, unknown> {
  const resolved: Record<string, unknown> = { ...values };
  const inside = (inner: Fields, value: unknown) =>
    typeof value === 'object' && value !== null ? resolveDates(inner, value as Values, timeZone, now) : value;
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (value === undefined) continue;
    if (field.kind === 'date' || field.kind === 'instant')
      resolved[name] = resolveDate(value, field.kind, timeZone, now);
    if (field.kind === 'group') resolved[name] = inside(field.fields, value);
    if (field.kind === 'list' && Array.isArray(value))
      resolved[name] = value.map((item) => inside(field.fields, item));
  }
  return resolved;
}
