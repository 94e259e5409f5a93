import { afterEach, expect, test } from 'vitest';
import { DrawingThread, TooManyPictures } from './drawing-thread.ts';
import type { OpenGraphSubject } from './subject.ts';

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

/** Width and height as the PNG's first chunk says. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a picture is a PNG of 1200 by 630 pixels, the same each time', { timeout: 20_000 }, async () => {
  const thread = start();
  const png = await thread.draw(subject);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect(sizeOf(png)).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(600_000);
  expect(await thread.draw(subject)).toEqual(png);
  expect(await thread.draw({ ...subject, title: 'Another title' })).not.toEqual(png);
});

test('Chinese titles and portraits are drawn, and titles of any length', { timeout: 20_000 }, async () => {
  const thread = start();
  const chinese = await thread.draw({ ...subject, locale: 'zh-cn', title: '关键第三方须证明什么' });
  const boxes = await thread.draw({ ...subject, locale: 'zh-cn', title: '国国国国国国国国国国' });
  expect(chinese).not.toEqual(boxes);
  expect(sizeOf(await thread.draw({ ...subject, title: 'Helena Okafor', mark: 'HO' }))).toEqual([1200, 630]);
  expect(sizeOf(await thread.draw({ ...subject, title: 'long words '.repeat(60) }))).toEqual([1200, 630]);
  expect(sizeOf(await thread.draw({ ...subject, title: '' }))).toEqual([1200, 630]);
});

test('what cannot be drawn is refused, and the next picture is drawn all the same', {
  timeout: 20_000,
}, async () => {
  const thread = start();
  const broken = { ...subject, title: null } as unknown as OpenGraphSubject;
  await expect(thread.draw(broken)).rejects.toThrow();
  expect(sizeOf(await thread.draw(subject))).toEqual([1200, 630]);
});

test('a thread that breaks or takes too long is replaced', { timeout: 20_000 }, async () => {
  await expect(start({ file: '/nowhere/worker.ts' }).draw(subject)).rejects.toThrow();
  const hurried = start({ longest: 1 });
  await expect(hurried.draw(subject)).rejects.toThrow('too long');
});

test('a flood is refused at once, and those who wait are answered', { timeout: 20_000 }, async () => {
  const thread = start({ mostWaiting: 2 });
  const answers = await Promise.allSettled(
    Array.from({ length: 6 }, (_, index) => thread.draw({ ...subject, title: `Title ${index}` })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(TooManyPictures);
  }
});
