import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { say } from '../support/progress.ts';
import { canInstall, installOnDebian } from './debian.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const SHELL_PLACES = ['/usr/bin/chromium-headless-shell'];

/**
 * The browser for the journeys: CHROME_PATH, else one in a usual place.
 *
 * @throws Error when CHROME_PATH names no file
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (!env.CHROME_PATH) return PLACES.find((path) => existsSync(path));
  if (!existsSync(env.CHROME_PATH)) throw new Error(`CHROME_PATH names no file: ${env.CHROME_PATH}`);
  return env.CHROME_PATH;
}

/**
 * Chromium's engine without the browser around it, which does a page for half the work: HEADLESS_SHELL_PATH, else
 * the one in a usual place; none when CHROME_PATH asks for another browser.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.HEADLESS_SHELL_PATH) return env.HEADLESS_SHELL_PATH;
  return env.CHROME_PATH ? undefined : SHELL_PLACES.find((path) => existsSync(path));
}

/**
 * Finds a browser that runs, and fonts for Chinese; as root on Debian it installs what is missing and says so.
 *
 * @returns the browser's path
 * @throws Error that says what to do, when there is no browser and it cannot be installed
 */
export async function prepareChromium(): Promise<string> {
  const missing = [
    ...(findChromium() === undefined ? ['chromium'] : []),
    ...(findHeadlessShell() === undefined ? ['chromium-headless-shell'] : []),
    ...((await hasChineseFonts()) ? [] : ['fonts-noto-cjk']),
  ];
  if (missing.length > 0 && canInstall() && !process.env.CHROME_PATH) {
    await installOnDebian('the browser tests', missing);
  }
  const path = findChromium();
  if (path === undefined) throw new Error(`There is no Chromium. ${WHAT_TO_DO}`);
  await promisify(execFile)(path, ['--version']).catch((error: Error) => {
    throw new Error(`${path} does not run (${error.message.trim()}). ${WHAT_TO_DO}`);
  });
  if (!(await hasChineseFonts()))
    say('There is no font for Chinese on this machine: its pages will show boxes');
  return path;
}

const WHAT_TO_DO =
  'Install Chromium or Chrome (on Debian: apt-get install chromium fonts-noto-cjk), or set CHROME_PATH to one.';

async function hasChineseFonts(): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const list = promisify(execFile)('fc-list', [':lang=zh', 'family']);
  return list.then(({ stdout }) => stdout.trim() !== '').catch(() => false);
}
