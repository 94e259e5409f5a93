import { messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { type PlainPageProps, plainView } from '../../shared/records/plain-page/plain-view.ts';
import { cardSection } from '../../shared/records/rows.ts';
import type { NavigatorRegionPageQuery } from './query.gen.ts';

/** The jurisdictions of a region in a service. */
export function navigatorRegionView(
  { navigatorRegion: region }: NavigatorRegionPageQuery,
  request: PageRequest,
): PageView<PlainPageProps> | null {
  if (!region) return null;
  const { below } = messagesFor(request.locale).record;
  return plainView(region, request, {
    sections: [cardSection('below', below, region.children, request.locale)],
  });
}
