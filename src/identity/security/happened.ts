import { formatInstant } from '../../i18n/format.ts';
import type { Happened } from '../../mail/letters.ts';
import type { PageContext } from '../hosted/page-context.ts';
import { deviceName } from './device.ts';

/** What a warning by mail says of what is being done now: in UTC, since a mail does not know where it is read. */
export function happenedNow({ request, locale, m }: Pick<PageContext, 'request' | 'locale' | 'm'>): Happened {
  return {
    when: formatInstant(new Date().toISOString(), locale),
    device: deviceName(request.headers['user-agent'] ?? '', m),
  };
}
