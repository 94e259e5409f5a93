import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** The real Chromium, without the calls home that only fail without a network. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH;
  if (!executablePath) throw new Error('CHROME_PATH must name a Chromium; `npm test` finds one.');
  return launch(executablePath, more);
}

/** Its engine alone, where there is one: for who looks at hundreds of pages, and needs nothing of what is around them. */
export function launchEngine(): Promise<Browser> {
  const shell = process.env.HEADLESS_SHELL_PATH;
  return shell ? launch(shell) : launchBrowser();
}

function launch(executablePath: string, more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      ...more,
    ],
  });
}

export const wide = { width: 1280, height: 900 };
export const narrow = { width: 390, height: 844 };

/** Opens a page in a context of its own, in which every error of the page's scripts and console is kept. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; problems: string[]; close(): Promise<void> }> {
  const context = await browser.newContext({ viewport: wide, ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { page, problems, close: () => context.close() };
}
