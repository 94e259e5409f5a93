import { afterEach, expect, test } from 'vitest';
import { messagesFor } from '../../i18n/messages.ts';
import { Overloaded } from '../../platform/http/overloaded.ts';
import { reportOfSize } from '../model/report.fixture.ts';
import { all, parsed, unpacked } from '../write/unpacked.fixture.ts';
import { type ReportThread, reportThread } from './report-thread.ts';

const threads: ReportThread[] = [];
afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.stop())));

function start(options?: Parameters<typeof reportThread>[0]): ReportThread {
  const thread = reportThread(options);
  threads.push(thread);
  return thread;
}

const large = reportOfSize({ jurisdictions: 32, topics: 12, options: { depth: 'full' } });
const small = reportOfSize({ jurisdictions: 1, topics: 1 });

test('32 jurisdictions by 12 topics in full are written while it is said how far it is', {
  timeout: 40_000,
}, async () => {
  const shares: number[] = [];
  const file = await start().do(
    { report: large, format: 'docx' },
    { onProgress: (share) => shares.push(share) },
  );
  const document = parsed((await unpacked(file)).get('word/document.xml'));
  const headings = all(document, 'w:pStyle').filter((style) => style.attributes['w:val'] === 'Heading2');
  expect(headings).toHaveLength(32 * 12);
  expect(shares.length).toBeGreaterThan(5);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});

test('what nobody waits for any more is broken off, and the next one is written', {
  timeout: 40_000,
}, async () => {
  const thread = start();
  const leaving = new AbortController();
  const left = thread.do(
    { report: large, format: 'docx' },
    { signal: leaving.signal, onProgress: () => leaving.abort(new Error('left')) },
  );
  const waiting = new AbortController();
  const alsoLeft = thread.do({ report: large, format: 'docx' }, { signal: waiting.signal });
  waiting.abort(new Error('left as well'));
  const next = thread.do({ report: small, format: 'csv' });
  await expect(alsoLeft).rejects.toThrow('left as well');
  await expect(left).rejects.toThrow('left');
  const csv = Buffer.from(await next).toString();
  for (const words of ['Place 0', messagesFor('en').navigator.demonstration]) expect(csv).toContain(words);
});

test('a flood is refused at once', async () => {
  const thread = start({ mostWaiting: 2 });
  const answers = await Promise.allSettled(
    Array.from({ length: 5 }, () => thread.do({ report: small, format: 'csv' })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(Overloaded);
  }
});

test('of a flood from one network those are refused, and nobody else', async () => {
  const thread = start({ mostWaiting: 2 });
  const order = { report: small, format: 'csv' } as const;
  const flood = Promise.allSettled(Array.from({ length: 6 }, () => thread.do(order, { line: 'crowd' })));
  await expect(thread.do(order, { line: 'reader' })).resolves.toBeInstanceOf(Uint8Array);
  expect((await flood).filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});
