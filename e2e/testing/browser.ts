import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/**
 * The engine of Chromium without the browser around it, where there is one: it runs, lays out and draws pages as the
 * whole browser does, for half its work. Neither calls home, which only fails without a network.
 */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const shell = process.env.HEADLESS_SHELL_PATH;
  return shell ? launch(shell, more) : launchWholeBrowser(more);
}

/** Pages are open for a second: to optimise their scripts, and axe in each of them, takes longer than it saves. */
const withoutOptimisers = '--js-flags=--no-opt,--no-maglev';

let shared: Promise<Browser> | undefined;

/** `launchBrowser`, one for all files that a worker runs: it ends with the worker. */
export async function sharedBrowser(): Promise<Browser> {
  const running = await shared;
  if (running?.isConnected()) return running;
  shared = launchBrowser([withoutOptimisers]);
  return shared;
}

/** Chromium as people have it: for what the browser itself does beside the page, or offers. */
export function launchWholeBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH;
  if (!executablePath) throw new Error('CHROME_PATH must name a Chromium; `npm test` finds one.');
  return launch(executablePath, more);
}

function launch(executablePath: string, more: readonly string[]): Promise<Browser> {
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
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`.trim());
  });
  return { page, problems, close: () => context.close() };
}
