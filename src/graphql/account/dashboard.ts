import {
  type Dashboard,
  type DashboardItem,
  previewAlerts,
  readDashboard,
} from '../../account/dashboard/dashboard.ts';
import type { BroughtItem } from '../../account/dashboard/dashboard-items.ts';
import { noteVisit } from '../../account/dashboard/visits.ts';
import { placedAnswer } from '../../account/digests/placed-answer.ts';
import { favouriteTitle } from '../../account/favourites/read-favourites.ts';
import { readerOf } from '../../account/policies.ts';
import { titleInPlace } from '../../content/navigator/title-in-place.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ApiContext } from '../content/api-context.ts';
import { weights } from '../content/weights.ts';
import { type AccountParts, namedRecord, own } from './me.ts';

type Item = DashboardItem & { readonly requestedLocale: Locale };
type PreviewItem = BroughtItem & { readonly requestedLocale: Locale };

/** `me { dashboard alertPreview }` and `visited`. */
export function dashboardFields(parts: AccountParts): void {
  const { builder, me } = parts;
  const item = itemType(parts);
  const dashboard = builder.objectRef<Dashboard>('Dashboard').implement({
    fields: (t) => ({
      since: t.expose('since', {
        type: 'DateTime',
        nullable: true,
        description: 'The end of the visit before; null at the first, which shows 30 days.',
      }),
      items: t.field({
        type: [item],
        description: 'At most 50, the newest first.',
        resolve: ({ items, requestedLocale }) => items.map((one) => ({ ...one, requestedLocale })),
      }),
      earlier: t.field({
        type: [item],
        description: 'When nothing is new since the visit before: what the last 30 days brought.',
        resolve: ({ earlier, requestedLocale }) => earlier.map((one) => ({ ...one, requestedLocale })),
      }),
      isFollowing: t.exposeBoolean('isFollowing', {
        description: 'Whether anything is chosen to hear of: alerts, newsletters or interests.',
      }),
      comingEvents: t.field({
        type: [parts.record],
        description: 'At most five, the next first: saved, or about what is followed.',
        resolve: ({ comingEventIds, requestedLocale }, _args, { loaders }) =>
          loaders.records(comingEventIds, requestedLocale),
      }),
    }),
  });
  builder.objectField(me, 'dashboard', (t) =>
    t.field({
      type: dashboard,
      extensions: weights.digest,
      args: { locale: t.arg({ type: 'Locale', required: true }) },
      resolve: own((id, { locale }: { locale: Locale }, { db, viewer, clock }) =>
        readDashboard(db, { ...viewer, id }, locale, clock.now()),
      ),
    }),
  );
  builder.mutationField('visited', (t) =>
    t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Notes a visit of the dashboard; returns when the one before ended.',
      resolve: (_root, _args, { db, viewer, clock }) => noteVisit(db, readerOf(viewer), clock.now()),
    }),
  );
  previewField(parts);
}

function itemType({ builder, record }: AccountParts) {
  const reason = builder.enumType('DashboardReason', {
    values: {
      SAVED_UPDATED: { value: 'saved-updated' },
      SAVED_WITHDRAWN: { value: 'saved-withdrawn' },
      FOLLOWED_TOPIC: { value: 'topic' },
      FOLLOWED_AUTHOR: { value: 'author' },
      FOLLOWED_RECORD: { value: 'record' },
      INTEREST: { value: 'interest' },
      SEARCH: { value: 'search' },
      NEWSLETTER: { value: 'newsletter' },
    } as const satisfies Record<string, { value: DashboardItem['kind'] }>,
  });
  return builder.objectRef<Item>('DashboardItem').implement({
    fields: (t) => ({
      recordId: t.exposeID('recordId', {}),
      record: t.field({
        type: record,
        nullable: true,
        description: 'Null when it was taken off the site.',
        resolve: namedRecord,
      }),
      title: t.string({
        description: 'As it was when saved, for what was taken off the site.',
        resolve: async ({ recordId, requestedLocale }, _args, { db, viewer, loaders }) => {
          const live = await loaders.record(recordId, requestedLocale);
          return live ? titleInPlace(live, loaders) : favouriteTitle(db, readerOf(viewer), recordId);
        },
      }),
      reason: t.expose('kind', { type: reason }),
      subject: t.field({
        type: record,
        nullable: true,
        description: 'What is followed.',
        resolve: ({ subjectId, requestedLocale }, args, context) =>
          namedRecord({ recordId: subjectId, requestedLocale }, args, context),
      }),
      query: t.exposeString('query', { nullable: true, description: 'The words of a search.' }),
      happenedAt: t.expose('at', { type: 'DateTime' }),
    }),
  });
}

function previewField({ builder, record, me }: AccountParts): void {
  const live = async (
    { recordId, requestedLocale }: PreviewItem,
    _args: unknown,
    { loaders }: ApiContext,
  ) => {
    const found = await loaders.record(recordId, requestedLocale);
    if (!found) throw new Error(`${recordId} was taken off the site a moment ago.`);
    return found;
  };
  const place = async (item: PreviewItem, args: unknown, context: ApiContext) =>
    placedAnswer(await live(item, args, context), { ...context, locale: item.requestedLocale });
  const preview = builder.objectRef<PreviewItem>('PreviewItem').implement({
    fields: (t) => ({
      record: t.field({ type: record, resolve: live }),
      place: t.string({
        nullable: true,
        extensions: weights.lookUp,
        description: 'Jurisdiction and topic of an answer of the navigator.',
        resolve: async (item, args, context) => (await place(item, args, context))?.title,
      }),
      url: t.string({
        nullable: true,
        extensions: weights.lookUp,
        description: 'Where that answer is read.',
        resolve: async (item, args, context) => (await place(item, args, context))?.url,
      }),
      publishedAt: t.expose('at', { type: 'DateTime' }),
      because: t.string({
        description: 'Title of the alert or newsletter that brings it.',
        resolve: because,
      }),
    }),
  });
  builder.objectField(me, 'alertPreview', (t) =>
    t.field({
      type: [preview],
      extensions: weights.digest,
      description: 'What the choices, as they are now, would have brought in the last 30 days; at most 50.',
      args: { locale: t.arg({ type: 'Locale', required: true }) },
      resolve: own(async (id, { locale }: { locale: Locale }, { db, viewer, clock }) =>
        (await previewAlerts(db, { ...viewer, id }, locale, clock.now())).map((one) => ({
          ...one,
          requestedLocale: locale,
        })),
      ),
    }),
  );
}

async function because(
  { subjectId, query, requestedLocale }: PreviewItem,
  _args: unknown,
  { loaders }: ApiContext,
) {
  const subject = subjectId === null ? null : await loaders.record(subjectId, requestedLocale);
  return subject ? titleInPlace(subject, loaders) : (query ?? '');
}
