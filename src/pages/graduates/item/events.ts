import type { Labelled } from '../../../components/sections/section.ts';
import { graduateChoiceLabel } from '../../../content/types/choices.ts';
import { formatSpan } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { labelled } from '../../shared/records/cards.ts';
import type { Programme } from './programmes.ts';
import type { GraduatePageQuery } from './query.gen.ts';

export interface EventProps {
  readonly title: Labelled;
  readonly when: Labelled;
  readonly place: string | null;
  readonly summary: string | null;
  readonly state: string;
}

type Event = GraduatePageQuery['events']['nodes'][number];

/** What is on by the clocks of the edition's country comes first; each part in its order. */
export function nearFirst(events: readonly Event[], own: readonly Programme[]): Event[] {
  const isNear = ({ timeZone }: Event) => own.some((programme) => programme.timeZone === timeZone);
  return [...events.filter(isNear), ...events.filter((event) => !isNear(event))];
}

export function eventProps(event: Event, locale: Locale): EventProps {
  const { startsAt, endsAt, timeZone, venue, office, standing, registration, summary } = event;
  return {
    title: labelled(event, locale),
    when: { text: formatSpan(startsAt, endsAt, locale, timeZone), dateTime: startsAt },
    place: venue ?? office?.title ?? null,
    summary,
    state:
      standing === 'PLANNED'
        ? graduateChoiceLabel('event.registration', registration, locale)
        : graduateChoiceLabel('event.standing', standing, locale),
  };
}
