import { inPartSpan, isRecording } from '../observe/spans.ts';

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
  asked: readonly unknown[],
  ask: (asked: readonly unknown[]) => unknown,
): unknown {
  const [statement] = asked;
  const text =
    typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text;
  if (!isRecording() || typeof text !== 'string') return ask(asked);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestText) };
  const callback = asked.at(-1);
  if (typeof callback !== 'function') return inPartSpan('sql', attributes, () => ask(asked));
  const answered = inPartSpan('sql', attributes, () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    ask([
      ...asked.slice(0, -1),
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
