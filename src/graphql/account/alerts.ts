import {
  type Alert,
  type AlertFrequency,
  type AlertKind,
  readAlerts,
  removeAlert,
  saveAlert,
} from '../../account/alerts/alerts.ts';
import {
  type MailTimes,
  noteMailLanguage,
  readMailTimes,
  saveMailTimes,
} from '../../account/alerts/mail-times.ts';
import {
  chooseNewsletters,
  type NewsletterChoice,
  readNewsletters,
} from '../../account/alerts/newsletters.ts';
import { pauseAlerts, pausedUntil } from '../../account/alerts/pause.ts';
import { readerOf } from '../../account/policies.ts';
import { notFound } from '../../account/refusals.ts';
import { titleInPlace } from '../../content/navigator/title-in-place.ts';
import type { LiveRecord } from '../../content/records/live-record.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { weights } from '../content/weights.ts';
import { type AccountParts, namedRecord, noteAddress, noteMissingAddress, own, titleLanguage } from './me.ts';

/** `me { alerts alertsPausedUntil newsletters }` and what changes them. @returns the type of how often something is told */
export function alertFields(parts: AccountParts) {
  const { builder, me } = parts;
  const types = alertTypes(parts);
  builder.objectField(me, 'alerts', (t) =>
    t.field({
      type: [types.alert],
      extensions: weights.kept,
      description: 'The newest first.',
      args: { locale: t.arg(titleLanguage) },
      resolve: own(async (id, { locale }: { locale: Alert['requestedLocale'] }, context) => {
        const alerts = await readAlerts(context.db, id, locale);
        if (alerts.length > 0) noteMissingAddress(context);
        return alerts;
      }),
    }),
  );
  builder.mutationField('saveAlert', (t) =>
    t.field({
      type: types.alert,
      description: 'The same again with another frequency takes its place.',
      args: { alert: t.arg({ type: types.input, required: true }), locale: t.arg(titleLanguage) },
      resolve: async (_root, { alert, locale }, context) => {
        const { db, viewer } = context;
        const reader = readerOf(viewer);
        const { kind, frequency, recordId = null, query = null, reportId = null } = alert;
        const id = await saveAlert(db, reader, { kind, frequency, recordId, query, reportId });
        await noteAddress(context);
        await noteMailLanguage(db, reader, locale);
        const saved = (await readAlerts(db, reader, locale)).find((one) => one.id === id);
        if (!saved) throw notFound();
        return saved;
      },
    }),
  );
  builder.mutationField('removeAlert', (t) =>
    t.boolean({
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, { db, viewer }) => {
        await removeAlert(db, readerOf(viewer), id);
        return true;
      },
    }),
  );
  builder.objectField(me, 'alertsPausedUntil', (t) =>
    t.field({
      type: 'Date',
      nullable: true,
      description: 'The last day on which nothing is sent.',
      resolve: own((id, _args, { db }) => pausedUntil(db, id)),
    }),
  );
  builder.mutationField('pauseAlerts', (t) =>
    t.field({
      type: 'Date',
      nullable: true,
      args: { until: t.arg({ type: 'Date', description: 'The last day; null: go on.' }) },
      resolve: (_root, { until }, { db, viewer, clock }) =>
        pauseAlerts(db, readerOf(viewer), until ?? null, clock.now()),
    }),
  );
  timeFields(parts);
  newsletterFields(parts);
  return types.frequency;
}

function alertTypes({ builder, record }: AccountParts) {
  const kind = builder.enumType('AlertKind', {
    values: {
      TOPIC: {
        value: 'topic',
        description: 'What is new on a topic, sector, service, jurisdiction or navigator service.',
      },
      AUTHOR: { value: 'author', description: 'What is new by a person.' },
      RECORD: { value: 'record', description: 'Changes of any record by more than its wording.' },
      SEARCH: { value: 'search', description: 'What is new that holds some words.' },
      REPORT: { value: 'report', description: 'Changes of what a saved report says.' },
    } as const satisfies Record<string, { value: AlertKind; description?: string }>,
  });
  const frequency = builder.enumType('AlertFrequency', {
    values: {
      IMMEDIATE: { value: 'immediate' },
      DAILY: { value: 'daily' },
      WEEKLY: { value: 'weekly' },
    } as const satisfies Record<string, { value: AlertFrequency }>,
  });
  const alert = builder.objectRef<Alert>('Alert').implement({
    fields: (t) => ({
      id: t.exposeID('id', {}),
      kind: t.expose('kind', { type: kind }),
      record: t.field({ type: record, nullable: true, resolve: namedRecord }),
      query: t.exposeString('query', { nullable: true, description: 'The words of a search.' }),
      reportId: t.exposeID('reportId', { nullable: true, description: 'Of a saved report.' }),
      title: t.string({
        description: 'Of the record, with its place, or the saved report, or the words of a search.',
        resolve: async (one, args, context) => {
          const live = await namedRecord(one, args, context);
          return live ? titleInPlace(live, context.loaders) : one.title;
        },
      }),
      frequency: t.expose('frequency', { type: frequency }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  });
  const input = builder.inputType('AlertInput', {
    fields: (t) => ({
      kind: t.field({ type: kind, required: true }),
      recordId: t.id({ description: 'Of all but a search and a report.' }),
      query: t.string({ description: 'Of a search.' }),
      reportId: t.id({ description: 'Of a saved report.' }),
      frequency: t.field({ type: frequency, required: true }),
    }),
  });
  return { alert, input, frequency };
}

function timeFields({ builder, me }: AccountParts): void {
  const times = builder.objectRef<MailTimes>('MailTimes').implement({
    description: 'When alerts and newsletters come, and in which language.',
    fields: (t) => ({
      locale: t.expose('locale', { type: 'Locale' }),
      hour: t.exposeInt('hour', { description: '0 to 23, in the time zone.' }),
      weekday: t.exposeInt('weekday', { description: 'Of what comes once a week; 1 is Monday.' }),
      timeZone: t.exposeString('timeZone', { description: 'An IANA name; empty: none was chosen.' }),
    }),
  });
  const input = builder.inputType('MailTimesInput', {
    fields: (t) => ({
      locale: t.field({ type: 'Locale', required: true }),
      hour: t.int({ required: true }),
      weekday: t.int({ required: true }),
      timeZone: t.string({ required: true }),
    }),
  });
  builder.objectField(me, 'mailTimes', (t) =>
    t.field({ type: times, resolve: own((id, _args, { db }) => readMailTimes(db, id)) }),
  );
  builder.mutationField('saveMailTimes', (t) =>
    t.field({
      type: times,
      args: { times: t.arg({ type: input, required: true }) },
      resolve: (_root, { times: { locale, ...rest } }, { db, viewer }) =>
        saveMailTimes(db, readerOf(viewer), { ...rest, locale: locale as SiteLocale }),
    }),
  );
}

function newsletterFields({ builder, me, record }: AccountParts): void {
  const choice = builder.objectRef<NewsletterChoice>('NewsletterChoice').implement({
    fields: (t) => ({
      record: t.field({ type: record, resolve: (one): LiveRecord => one.record }),
      chosen: t.exposeBoolean('chosen', {}),
      frequency: t.string({
        description: 'weekly, monthly or quarterly',
        resolve: (one) => String(one.record.fields.cadence ?? ''),
      }),
    }),
  });
  builder.objectField(me, 'newsletters', (t) =>
    t.field({
      type: [choice],
      description: 'All that there are.',
      args: { locale: t.arg({ type: 'Locale', required: true }) },
      resolve: own(async (id, { locale }: { locale: Alert['requestedLocale'] }, context) => {
        const newsletters = await readNewsletters(context.db, id, locale);
        if (newsletters.some(({ chosen }) => chosen)) noteMissingAddress(context);
        return newsletters;
      }),
    }),
  );
  builder.mutationField('chooseNewsletters', (t) =>
    t.field({
      type: [choice],
      description: 'These and no others.',
      args: { recordIds: t.arg.idList({ required: true }), locale: t.arg(titleLanguage) },
      resolve: async (_root, { recordIds, locale }, context) => {
        const { db, viewer } = context;
        const reader = readerOf(viewer);
        await chooseNewsletters(db, reader, recordIds);
        await noteAddress(context);
        await noteMailLanguage(db, reader, locale);
        return readNewsletters(db, reader, locale);
      },
    }),
  );
}
