import { inPartSpan, isRecording, type SpanAttributes } from '../observe/spans.ts';

/** Longest text of a statement in a span, in characters. */
const longestText = 1_000;

/**
 * Asks a statement as a part of the trace that is open, if one is.
 *
 * @param asked what the driver's `query` takes: text or an object with it, values, and perhaps a callback
 * @param ask `query` itself
 * @returns what `ask` returns
 */
export function statementSpan(
  requested: readonly unknown[],
  ask: (requested: readonly unknown[]) => unknown,
): unknown {
  const [statement] = requested;
  const text =
    typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text;
  // A packet of several tells of each of them itself.
  if (!isRecording() || typeof text !== 'string' || 'submit' in Object(statement)) return ask(requested);
  const attributes = statementAttributes(text);
  const callback = requested.at(-1);
  if (typeof callback !== 'function') return inPartSpan('sql', attributes, () => ask(requested));
  const answered = inPartSpan('sql', attributes, () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    ask([
      ...requested.slice(0, -1),
      (error: unknown, result: unknown) => {
        if (error) reject(error);
        else resolve();
        callback(error, result);
      },
    ]);
    return promise;
  });
  // Whoever asked is told by the callback.
  answered.catch(() => {});
  return undefined;
}

export function statementAttributes(text: string): SpanAttributes {
  return { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestText) };
}
