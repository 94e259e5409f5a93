import type { FrontCache } from '../front-cache/front-cache.ts';
import { oneOf, type SettingValue, text } from './setting-values.ts';

/** Where caches are told to forget. */
const addresses: SettingValue<readonly string[]> = {
  takes:
    'the address at which the cache is told to forget pages: https://api.fastly.com/service/SERVICE_ID, ' +
    'https://api.cloudflare.com/client/v4/zones/ZONE_ID, or of Varnish each server, separated by commas, http://10.0.0.5:6081',
  parse: (given) => {
    const all = given.split(',').map((one) => one.trim().replace(/\/$/, ''));
    return all.every(isWebAddress) ? all : undefined;
  },
};

function isWebAddress(given: string): boolean {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  return (
    url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.search + url.hash === ''
  );
}

/** A time for which pages may be kept: what they load is kept for a week after a newer version (decision 21). */
const cacheSeconds: SettingValue<number> = {
  takes: 'a whole number of seconds from 1 to 604800',
  parse: (given) =>
    /^\d{1,6}$/.test(given) && Number(given) >= 1 && Number(given) <= 604_800 ? Number(given) : undefined,
};
const aDay = 86_400;

/**
 * A cache in front: `CDN` names its kind, `CDN_PURGE_URL` and `CDN_PURGE_TOKEN` say where and how it is told to forget
 * pages, `CDN_SECONDS` for how long it may keep one.
 *
 * @param problems is told what does not go together
 */
export function frontCacheIn(
  read: <T>(name: string, value: SettingValue<T>) => T | undefined,
  problems: string[],
): FrontCache | undefined {
  const kind = read('CDN', oneOf('fastly', 'cloudflare', 'varnish'));
  const where = read('CDN_PURGE_URL', addresses);
  const token = read('CDN_PURGE_TOKEN', text);
  const seconds = read('CDN_SECONDS', cacheSeconds) ?? aDay;
  if (kind === undefined) {
    if (where !== undefined) problems.push('CDN must be set when CDN_PURGE_URL is');
    return undefined;
  }
  if (where === undefined)
    problems.push('CDN_PURGE_URL must be set when CDN is: pages are kept until it is told');
  if (kind !== 'varnish' && token === undefined)
    problems.push(`CDN_PURGE_TOKEN must be set when CDN is ${kind}`);
  if (kind !== 'varnish' && (where?.length ?? 1) > 1)
    problems.push(`CDN_PURGE_URL is one address when CDN is ${kind}`);
  return { kind, addresses: where ?? [], token, seconds };
}
