import { readerOf } from '../../account/policies.ts';
import { readReport, readReports } from '../../account/reports/read-reports.ts';
import {
  endLink,
  MOST_LINKS,
  type ReportLink,
  readLinks,
  shareReport,
} from '../../account/reports/report-links.ts';
import { keepable } from '../../account/reports/report-now.ts';
import { keepVersion, removeReport, renameReport, saveReport } from '../../account/reports/save-report.ts';
import { MOST_REPORTS, type SavedReport } from '../../account/reports/saved-report.ts';
import type { Locale } from '../../i18n/locales.ts';
import { dayOf } from '../content/checked-arguments.ts';
import { weights } from '../content/weights.ts';
import type { alertFields } from './alerts.ts';
import { type AccountParts, own, titleLanguage } from './me.ts';
import { savedReportType } from './saved-report-type.ts';

/** `me { savedReports savedReport }` and what changes them. */
export function savedReportFields(parts: AccountParts, frequency: ReturnType<typeof alertFields>): void {
  const { builder, me } = parts;
  const type = savedReportType(parts, frequency);
  const link = linkType(parts);
  builder.objectField(me, 'reportLinks', (t) =>
    t.field({
      type: [link],
      extensions: { weight: weights.lookUp.weight, length: MOST_LINKS },
      description: 'Links to saved reports that still hold, the newest first.',
      resolve: own((id, _args, { db }) => readLinks(db, id)),
    }),
  );
  builder.objectField(me, 'savedReports', (t) =>
    t.field({
      type: [type],
      extensions: { weight: weights.digest.weight, length: MOST_REPORTS },
      description: 'What was kept last first.',
      args: { locale: t.arg(titleLanguage) },
      resolve: own((id, { locale }: { locale: Locale }, { db, clock }) =>
        readReports(db, id, { locale, today: clock.today() }),
      ),
    }),
  );
  builder.objectField(me, 'savedReport', (t) =>
    t.field({
      type,
      extensions: weights.list,
      args: { id: t.arg.id({ required: true }), locale: t.arg(titleLanguage) },
      resolve: own((owner, { id, locale }: { id: string; locale: Locale }, { db, clock }) =>
        readReport(db, owner, { locale, today: clock.today() }, id),
      ),
    }),
  );
  saving(parts, type);
  changing(parts, type);
  sharing(parts);
}

type SavedReportRef = ReturnType<typeof savedReportType>;

function saving({ builder }: AccountParts, type: SavedReportRef): void {
  const input = builder.inputType('ReportInput', {
    fields: (t) => ({
      serviceId: t.id({ required: true }),
      title: t.string({ required: true }),
      selection: t.string({ required: true, description: 'The query of its address in the builder.' }),
      language: t.field({ type: 'Locale', required: true, description: 'That it is written in.' }),
      jurisdictions: t.stringList({ required: true, description: 'By their names in addresses.' }),
      topics: t.stringList({ description: 'By their names in addresses; all if not given.' }),
      on: t.field({
        type: 'Date',
        description: 'Of the law; the day on which it is looked at if not given.',
      }),
      known: t.field({ type: 'DateTime', description: 'When it is looked at if not given.' }),
    }),
  });
  builder.mutationField('saveReport', (t) =>
    t.field({
      type,
      extensions: weights.list,
      description: 'Keeps what a report says now. The same selection is kept once.',
      args: { report: t.arg({ type: input, required: true }), locale: t.arg(titleLanguage) },
      resolve: async (_root, { report, locale }, context) => {
        const { db, viewer, clock } = context;
        const reader = readerOf(viewer);
        const { topics, on, known, ...given } = report;
        const chosen = {
          ...given,
          topics: topics ?? [],
          on: on ? dayOf(on) : null,
          known: known ?? null,
        };
        const { frozen } = await keepable(chosen, context);
        const id = await saveReport(db, reader, chosen, frozen);
        return readReport(db, reader, { locale, today: clock.today() }, id);
      },
    }),
  );
}

function changing({ builder }: AccountParts, type: SavedReportRef): void {
  builder.mutationField('renameReport', (t) =>
    t.field({
      type,
      args: {
        id: t.arg.id({ required: true }),
        title: t.arg.string({ required: true }),
        locale: t.arg(titleLanguage),
      },
      resolve: async (_root, { id, title, locale }, { db, viewer, clock }) => {
        const reader = readerOf(viewer);
        await renameReport(db, reader, id, title);
        return readReport(db, reader, { locale, today: clock.today() }, id);
      },
    }),
  );
  builder.mutationField('removeReport', (t) =>
    t.boolean({
      description: 'With its versions, links and alert. False when it was not there.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, { db, viewer }) => removeReport(db, readerOf(viewer), id),
    }),
  );
  builder.mutationField('keepReport', (t) =>
    t.field({
      type,
      extensions: weights.list,
      description: 'Keeps what a report says now as its next version; told twice, once.',
      args: {
        id: t.arg.id({ required: true }),
        after: t.arg.int({ required: true, description: 'The version that it was compared with.' }),
        locale: t.arg(titleLanguage),
      },
      resolve: async (_root, { id, after, locale }, context) => {
        const { db, viewer, clock } = context;
        const reader = readerOf(viewer);
        const as = { locale, today: clock.today() };
        const report: SavedReport = await readReport(db, reader, as, id);
        const { frozen } = await keepable(report, context);
        await keepVersion(db, reader, { id: report.id, after }, frozen);
        return readReport(db, reader, as, id);
      },
    }),
  );
}

function sharing({ builder }: AccountParts): void {
  builder.mutationField('shareReport', (t) =>
    t.string({
      description: 'Makes a link to a version of a report; the secret in it is told this once.',
      args: {
        id: t.arg.id({ required: true }),
        version: t.arg.int({ required: true }),
        days: t.arg.int({ defaultValue: 30, description: 'For which it holds, at most 366.' }),
      },
      resolve: (_root, { id, version, days }, { db, viewer }) =>
        shareReport(db, readerOf(viewer), { reportId: id, number: version, days: days ?? 30 }),
    }),
  );
  builder.mutationField('endReportLink', (t) =>
    t.boolean({
      description: 'False when it was none of theirs, or had ended.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, { db, viewer }) => endLink(db, readerOf(viewer), id),
    }),
  );
}

function linkType({ builder }: AccountParts) {
  return builder.objectRef<ReportLink>('ReportLink').implement({
    description: 'A link by which others read a version of a report.',
    fields: (t) => ({
      id: t.exposeID('id', {}),
      reportId: t.exposeID('reportId', {}),
      version: t.exposeInt('number', {}),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
      lastOpenedAt: t.expose('lastOpenedAt', { type: 'DateTime', nullable: true }),
    }),
  });
}
