import { hash } from 'node:crypto';

/** Each connection keeps what it prepared: at some 20 kB a plan, so many are a few MB of the server's memory. */
const mostNames = 250;
/** A text that is asked so often is asked again; what a stranger's filters make is asked once. */
const timesBeforePreparing = 3;
/** Texts whose number is counted meanwhile. */
const mostCounted = 1_000;

const names = new Map<string, string>();
const counts = new Map<string, number>();

/** The name by which connections prepare a statement, the same in every process; null: it is not worth one. */
export function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= mostNames) return null;
  const count = (counts.get(text) ?? 0) + 1;
  if (count < timesBeforePreparing) {
    if (counts.size >= mostCounted) counts.clear();
    counts.set(text, count);
    return null;
  }
  counts.delete(text);
  const name = hash('sha256', text, 'base64url').slice(0, 22);
  names.set(text, name);
  return name;
}
