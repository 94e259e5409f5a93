import type { HostedMessages } from '../hosted/messages/messages.ts';

/** A browser and its system, as their makers call them. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

type Signs = readonly (readonly [RegExp, string])[];

// Browsers name their ancestors too: the most particular come first.
const browsers: Signs = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: Signs = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bHarmonyOS\b/, 'HarmonyOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a `User-Agent` says of itself; null when that is nothing we know. */
export function deviceOf(userAgent: string): Device | null {
  const find = (signs: Signs) => signs.find(([sign]) => sign.test(userAgent))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  return browser && system ? { browser, system } : null;
}

/** “Chrome on Linux”, in the language of the messages. */
export function deviceName(userAgent: string, { security }: HostedMessages): string {
  const { device, unknown } = security.sessions;
  const known = deviceOf(userAgent);
  return known ? device({ ...known }) : unknown;
}
