import type { Locator } from 'playwright-core';

/** More stops than any page has. */
const mostStops = 400;

/** Comes to something as who has no mouse does: by Tab, from where focus is. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const { keyboard } = target.page();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${target}.`);
}

/** Comes to something by Tab, and presses a key there. */
export async function pressAt(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}
