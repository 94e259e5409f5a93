import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { Overloaded } from '../../platform/http/overloaded.ts';
import { draw } from '../draw.ts';
import type { OpenGraphSubject } from '../open-graph/subject.ts';
import { codeSvg } from '../qr-code.ts';
import { DrawingThread } from './drawing-thread.ts';

const threads: DrawingThread[] = [];
afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.stop())));

function start(options: ConstructorParameters<typeof DrawingThread>[0] = {}): DrawingThread {
  const thread = new DrawingThread(options);
  threads.push(thread);
  return thread;
}

const subject: OpenGraphSubject = {
  id: 'pub101',
  locale: 'en',
  title: 'What a critical third party must prove',
  firm: 'Fenwarden Lisle',
  mark: null,
};

const share = async (thread: DrawingThread, change: object = {}): Promise<Buffer> =>
  Buffer.from((await thread.draw({ kind: 'share', subject: { ...subject, ...change } })).body);

/** Width and height as the PNG's first chunk says. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a picture is a PNG of 1200 by 630 pixels, the same each time', { timeout: 20_000 }, async () => {
  const thread = start();
  const png = await share(thread);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect(sizeOf(png)).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(600_000);
  expect(await share(thread)).toEqual(png);
  expect(await share(thread, { title: 'Another title' })).not.toEqual(png);
});

test('Chinese titles and portraits are drawn, and titles of any length', { timeout: 20_000 }, async () => {
  const thread = start();
  const chinese = await share(thread, { locale: 'zh-cn', title: '关键第三方须证明什么' });
  const boxes = await share(thread, { locale: 'zh-cn', title: '国国国国国国国国国国' });
  expect(chinese).not.toEqual(boxes);
  expect(sizeOf(await share(thread, { title: 'Helena Okafor', mark: 'HO' }))).toEqual([1200, 630]);
  expect(sizeOf(await share(thread, { title: 'long words '.repeat(60) }))).toEqual([1200, 630]);
  expect(sizeOf(await share(thread, { title: '' }))).toEqual([1200, 630]);
});

test('what cannot be drawn is refused, and the next picture is drawn all the same', {
  timeout: 20_000,
}, async () => {
  const thread = start();
  await expect(share(thread, { title: null })).rejects.toThrow();
  expect(sizeOf(await share(thread))).toEqual([1200, 630]);
});

test('a thread that breaks or takes too long is replaced', { timeout: 20_000 }, async () => {
  await expect(share(start({ file: '/nowhere/worker.ts' }))).rejects.toThrow();
  const hurried = start({ longest: 1 });
  await expect(share(hurried)).rejects.toThrow('too long');
});

test('a flood is refused at once, and those who wait are answered', { timeout: 20_000 }, async () => {
  const thread = start({ mostWaiting: 2 });
  const answers = await Promise.allSettled(
    Array.from({ length: 6 }, (_, index) => share(thread, { title: `Title ${index}` })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(Overloaded);
  }
});

test('art and codes are the same as if they were drawn here, and come compressed as well', async () => {
  const thread = start();
  const art = { kind: 'card', seed: 'pub101', mark: '' } as const;
  for (const [order, expected] of [
    [{ kind: 'art', subject: art }, draw(art)],
    [{ kind: 'code', text: 'BEGIN:VCARD' }, codeSvg('BEGIN:VCARD')],
  ] as const) {
    const { body, brotli } = await thread.draw(order);
    expect(Buffer.from(body).toString()).toBe(expected);
    expect(brotliDecompressSync(brotli ?? '').toString()).toBe(expected);
  }
});
