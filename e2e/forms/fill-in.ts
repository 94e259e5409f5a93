import type { Page } from 'playwright-core';
import { type FormName, forms } from '../../src/forms/declared/index.ts';
import { rightAnswer } from '../../src/forms/right-answer.fixture.ts';

/** A file that any form takes. */
export const cv = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nA life\n%%EOF\n'),
};

/** Answers every question of the form that is open, as a person does. @returns what was answered, by the names of fields */
export async function fillIn(
  page: Page,
  form: FormName,
  changes: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const field of forms[form].fields) {
    const { name, kind } = field;
    const answer = changes[name] ?? rightAnswer(field);
    const control = page.locator(`#form-${form} [name=${name}]`);
    if (kind === 'file') await control.setInputFiles(cv);
    else if (kind === 'agreement') await control.check();
    else if (kind !== 'choice') await control.fill(answer);
    else if (await control.evaluateAll(([first]) => first instanceof HTMLSelectElement))
      await control.selectOption(answer);
    else await page.locator(`#form-${form} [name=${name}][value=${answer}]`).check();
    answers[name] = answer;
  }
  return answers;
}

/** What stands in the form that is open, as its page would send it now. */
export async function filledIn(page: Page, form: FormName): Promise<Record<string, string>> {
  const typed = await page
    .locator(`#form-${form}`)
    .evaluate((element) =>
      Object.fromEntries(
        [...new FormData(element as HTMLFormElement)].map(([name, value]) => [
          name,
          typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value.name,
        ]),
      ),
    );
  const names = forms[form].fields.map(({ name }) => name);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => names.includes(name)));
}

/** Lets as much time go by as a person takes: what is sent sooner after its script began is held for an editor (`suspicion.ts`). */
export async function takeTime(page: Page, form: FormName): Promise<void> {
  await page.locator(`#form-${form} [name=begun][value]`).waitFor({ state: 'attached' });
  const filled = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() - since > 2_000, filled);
}

/** Sends it by its own button. */
export const send = (page: Page, form: FormName) =>
  page.locator(`#form-${form} button:not([name=save])`).last().click();
