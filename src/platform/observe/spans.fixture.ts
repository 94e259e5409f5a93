import { onTestFinished } from 'vitest';
import { recordSpans } from './spans.ts';

/** Names of spans in the order in which they begin, without statements, until the test is over. */
export function listenForSpans(): string[] {
  const names: string[] = [];
  recordSpans({
    request: () => ({ run: (work) => work(), end: () => {} }),
    span: (name, _attributes, work) => {
      names.push(name);
      return work();
    },
    part: (_name, _attributes, work) => work(),
  });
  onTestFinished(() => recordSpans(null));
  return names;
}
