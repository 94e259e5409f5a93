import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Subject } from './subjects.ts';
import { pictureName, settings } from './take.ts';

/** `person.fr-fr`. */
export function sheetName({ template, locale }: Subject): string {
  return `${template}.${locale}`;
}

/** Puts a subject's four pictures beside each other into one. */
export async function drawSheet(browser: Browser, subject: Subject, directory: string): Promise<void> {
  const pictures = await Promise.all(
    settings.map(async ({ name, width }) => {
      const bytes = await readFile(join(directory, pictureName(subject, name)));
      return `<img width="${width > 600 ? 560 : 250}" src="data:image/jpeg;base64,${bytes.toString('base64')}">`;
    }),
  );
  const page = await browser.newPage({ viewport: { width: 1670, height: 800 } });
  await page.setContent(
    `<style>body{margin:8px;font:16px sans-serif;background:#999}img{vertical-align:top;margin-inline-end:6px}
    div{white-space:nowrap;max-height:2600px;overflow:hidden}</style>
    <p>${sheetName(subject)} ${subject.address}</p><div>${pictures.join('')}</div>`,
    { waitUntil: 'load' },
  );
  await page.screenshot({
    path: join(directory, `sheet.${sheetName(subject)}.png`),
    fullPage: true,
  });
  await page.close();
}

/** A page that shows all contact sheets, each with its whole pictures a click away. */
export function indexOf(subjects: readonly Subject[]): string {
  const rows = subjects.map((subject) => {
    const links = settings.map(({ name }) => `<a href="${pictureName(subject, name)}">${name}</a>`);
    const sheet = `sheet.${sheetName(subject)}.png`;
    return `<h2>${sheetName(subject)}</h2><p>${subject.address} ${links.join(' ')}</p>
      <img loading="lazy" width="1100" src="${sheet}" alt="">`;
  });
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Contact sheets</title>${rows.join('\n')}</html>`;
}
