/**
 * Where the time of a request goes, as spans of a trace. Nothing is recorded before `recordSpans` was told how, which
 * happens only where traces are sent somewhere: the libraries for that are not loaded otherwise.
 */
import type { IncomingHttpHeaders } from 'node:http';

/** Never values that people typed, nor anything that names them: spans leave the machine. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface RequestSpan {
  /** Spans that begin in the work are parts of this one. */
  run<T>(work: () => T): T;
  /** @param status null: the client left before the answer was sent */
  end(answered: { readonly route: string; readonly status: number | null }): void;
}

export interface SpanRecorder {
  /** Begins the span of a request, as a part of the trace that it brings (`traceparent`). */
  request(method: string, headers: IncomingHttpHeaders): RequestSpan;
  span<T>(name: string, attributes: SpanAttributes, work: () => T): T;
  /** As `span`, but only as a part of one that is open: a statement that no request waits for is no trace. */
  part<T>(name: string, attributes: SpanAttributes, work: () => T): T;
}

let recorder: SpanRecorder | null = null;

/** @param made null: nothing is recorded any more */
export function recordSpans(made: SpanRecorder | null): void {
  recorder = made;
}

export function isRecording(): boolean {
  return recorder !== null;
}

/** Null where nothing is recorded. */
export function requestSpan(method: string, headers: IncomingHttpHeaders): RequestSpan | null {
  return recorder?.request(method, headers) ?? null;
}

/** Does the work, and records how long it took and whether it failed; the work may be a promise. */
export function inSpan<T>(name: string, attributes: SpanAttributes, work: () => T): T {
  return recorder ? recorder.span(name, attributes, work) : work();
}

/** The same for work of which others hear whether it was done, once it is over. */
export async function inToldSpan<T>(
  name: string,
  work: () => Promise<T>,
  onEnd: (isDone: boolean) => void,
): Promise<T> {
  let isDone = false;
  try {
    const result = await inSpan(name, {}, work);
    isDone = true;
    return result;
  } finally {
    onEnd(isDone);
  }
}

/** The same for work that is recorded only while something else is. */
export function inPartSpan<T>(name: string, attributes: SpanAttributes, work: () => T): T {
  return recorder ? recorder.part(name, attributes, work) : work();
}
