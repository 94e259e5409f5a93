import type { Locator } from 'playwright-core';

/** More stops than any page has. */
const mostStops = 400;
/** As many keys are on their way to the page at once: it answers them one by one. */
const keysAtOnce = 8;

/** Comes to something as who has no mouse does: by Tab, from where focus is. */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  const press = () => keyboard.press('Tab');
  const find = async () => {
    await target.waitFor();
    return target.elementHandle();
  };
  // To look for it by its name at every stop would read all names of the page each time, and reports are long.
  let element = await find();
  for (let stops = 0; stops < mostStops; stops += keysAtOnce) {
    const focus = await element?.evaluate(stayThere).catch(() => 'gone' as const);
    if (focus === 'there') return;
    if (focus === 'elsewhere') await Promise.all(Array.from({ length: keysAtOnce }, press));
    else element = await find();
  }
  throw new Error(`Tab does not come to ${target}.`);
}

/** Runs in the page: says where focus is, and keeps it from going on once it has come to the element. */
function stayThere(element: Node): 'there' | 'elsewhere' | 'gone' {
  const page = window as Window & { tabEnds?: AbortController };
  page.tabEnds?.abort();
  if (!element.isConnected) return 'gone';
  if (element === document.activeElement) return 'there';
  page.tabEnds = new AbortController();
  const stay = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || element !== document.activeElement) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', stay, { capture: true, signal: page.tabEnds.signal });
  return 'elsewhere';
}

/** Comes to something by Tab, and presses a key there. */
export async function pressAt(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}
