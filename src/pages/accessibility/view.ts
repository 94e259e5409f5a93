import { messagesFor } from '../../i18n/messages.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { type PlainPageProps, plainView } from '../shared/records/plain-page/plain-view.ts';
import { cardSection } from '../shared/records/rows.ts';
import type { AccessibilityPageQuery } from './query.gen.ts';

/** How everybody can use the site, and whom to tell where they cannot. */
export function accessibilityView(
  { section }: AccessibilityPageQuery,
  request: PageRequest,
): PageView<PlainPageProps> | null {
  if (!section) return null;
  const { locale } = request;
  const m = messagesFor(locale).record;
  return plainView(section, request, {
    sections: [
      cardSection('below', m.below, section.children, locale),
      cardSection('featured', m.featured, section.featured, locale, true),
    ],
  });
}
