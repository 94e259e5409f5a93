import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Subject } from './subjects.ts';

/** What every subject is photographed in; `name` is the end of the file's. */
export const settings = [
  { name: '1280-light', width: 1280, scheme: 'light' },
  { name: '1280-dark', width: 1280, scheme: 'dark' },
  { name: '390-light', width: 390, scheme: 'light' },
  { name: '390-dark', width: 390, scheme: 'dark' },
] as const;

/** Pixels; what is longer is cut. */
const highest = 9_000;

/** The picture of a subject in a setting. */
export function pictureName({ template, locale }: Subject, setting: string): string {
  return `${template}.${locale}.${setting}.jpg`;
}

/** Photographs a page from its top to its end, with all its pictures loaded. */
export async function takePictures(
  browser: Browser,
  origin: string,
  subject: Subject,
  directory: string,
): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  for (const { name, width, scheme } of settings) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    if (scheme === 'light') await page.goto(origin + subject.address);
    await loadPictures(page);
    const height = Math.min(highest, await page.evaluate(() => document.documentElement.scrollHeight));
    await page.screenshot({
      path: join(directory, pictureName(subject, name)),
      type: 'jpeg',
      quality: 80,
      fullPage: true,
      clip: { x: 0, y: 0, width, height },
    });
  }
  await page.close();
}

async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
