import { Timeline, type TimelineItem } from '../../components/sections/Timeline.tsx';
import { TitledSection } from '../../components/sections/TitledSection.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';

/** Awards, with the sentence that has to stand by them; nothing when there are none. */
export function Prizes({
  items,
  locale,
}: {
  readonly items: readonly TimelineItem[];
  readonly locale: Locale;
}) {
  if (items.length === 0) return null;
  const { expertise, people } = messagesFor(locale);
  return (
    <TitledSection id="awards" heading={expertise.hub.awards} title="beside">
      <Timeline items={items} />
      <p className="small">{people.person.priorResults}</p>
    </TitledSection>
  );
}
