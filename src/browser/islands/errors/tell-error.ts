import { envelopeAddress, envelopeOf, eventOf } from '../../../platform/observe/errors/error-event.ts';
import { seenAddress } from '../visits/seen-address.ts';
import { errorSettings } from './error-settings.ts';

/** A page that fails again and again has said so by then. */
const mostOfPage = 5;

const settings = errorSettings();
/** One page tells all that fails in it, or nothing. */
const isChosen = settings !== null && Math.random() < settings.sample;
let told = 0;

/** Tells of something that nobody caught; what browser extensions throw is not ours. */
export function tellError(failure: unknown): void {
  const { stack = '' } = (failure ?? {}) as { stack?: unknown };
  if (!settings || !isChosen || told >= mostOfPage || /-extension:\/\//.test(String(stack))) return;
  told += 1;
  const { release, environment } = settings;
  const event = eventOf(failure ?? null, {
    platform: 'javascript',
    release,
    environment,
    level: 'error',
    isHandled: false,
    tags: { service: 'browser', language: document.documentElement.lang },
    address: seenAddress(new URL(location.pathname, location.origin)),
    fileOf,
  });
  fetch(envelopeAddress(settings), {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    keepalive: true,
    body: envelopeOf(event),
  }).catch(() => {
    // The receiver is away: who reads the page is not told.
  });
}

/** Our own files by their names in the build; a script that stands in the page has the page's address. */
function fileOf(file: string): string {
  const [, asset] = /^(\/assets\/[\w.-]+)$/.exec(URL.parse(file)?.pathname ?? '') ?? [];
  return asset !== undefined && file.startsWith(location.origin) ? `app://${asset}` : 'page';
}
