import type { Locator } from 'playwright-core';

/** More stops than any page has. */
const mostStops = 400;

/** Comes to something as who has no mouse does: by Tab, from where focus is. */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  // To look for it by its name at every stop would read all names of the page each time, and reports are long.
  let element = await target.elementHandle();
  for (let stops = 0; stops < mostStops; stops += 1) {
    const focus = await element?.evaluate(whereFocusIs).catch(() => 'gone' as const);
    if (focus === 'there') return;
    if (focus === 'elsewhere') await keyboard.press('Tab');
    else element = await target.elementHandle();
  }
  throw new Error(`Tab does not come to ${target}.`);
}

function whereFocusIs(element: Node): 'there' | 'elsewhere' | 'gone' {
  if (!element.isConnected) return 'gone';
  return element === document.activeElement ? 'there' : 'elsewhere';
}

/** Comes to something by Tab, and presses a key there. */
export async function pressAt(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}
