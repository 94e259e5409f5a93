import type { Page } from 'playwright-core';

export const connection = 'Username-Password-Authentication';
export const password = 'Chancery-demo-1';

export interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: whatever the library hands over
  readonly result: any;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the library hands over
  readonly error: any;
}

/** What the library's callback is told; `call` is a script in which it is `done`. */
export function ask(page: Page, call: string): Promise<Answer> {
  return page.evaluate<Answer>(`ask((done) => ${call})`);
}

/** Starts what leads to another page. */
export async function leave(page: Page, call: string): Promise<void> {
  await page.evaluate(`void setTimeout(() => ${call})`);
}
