import type { MetaRow } from '../../components/sections/section.ts';
import { telephone } from '../../components/telephone.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import { formatInstant, formatSpan } from '../../i18n/format.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { firm } from '../../platform/settings/firm.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { headOf } from '../shared/records/head.ts';
import { opening, type PageOpening } from '../shared/records/opening.ts';
import { isNow, type PlannedWork, plannedWork, workZone } from './planned-work.ts';
import type { RemotePageQuery } from './query.gen.ts';

/** How many times of planned work are told in advance. */
const told = 3;

export interface RemotePageProps extends PageOpening {
  /** What to sign in to and in which state it is: the service desk's own table. */
  readonly body: RichText | null;
  readonly desk: MetaRow;
  readonly recorded: MetaRow;
  readonly planned: readonly (PlannedWork & { readonly text: string })[];
}

/** For people who work here: where to sign in, in which state that is, and when work on it is planned. */
export function remoteView(data: RemotePageQuery, request: PageRequest): PageView<RemotePageProps> | null {
  const { section } = data;
  if (!section) return null;
  const { locale, clock } = request;
  const { remoteAccess } = messagesFor(locale);
  const planned = plannedWork(clock, told).map((work) => ({
    ...work,
    text: formatSpan(work.from, work.to, locale, workZone),
  }));
  const underWay = planned
    .filter((work) => isNow(work, clock))
    .map(({ to }) => ({
      kind: 'state' as const,
      text: remoteAccess.now({ time: formatInstant(to, locale, workZone) }),
    }));
  return {
    head: headOf(section, request, { noindex: true }),
    props: {
      ...opening(section, request, underWay),
      body: section.body,
      desk: {
        label: remoteAccess.desk,
        values: [
          telephone(firm.phones.serviceDesk),
          { text: firm.emails.serviceDesk, url: `mailto:${firm.emails.serviceDesk}` },
          { text: remoteAccess.hours },
        ],
      },
      recorded: {
        label: remoteAccess.recorded,
        values: [
          {
            text: formatInstant(section.publishedAt, locale, workZone),
            dateTime: section.publishedAt,
          },
        ],
      },
      planned,
    },
  };
}
