import type { SiteLocale } from '../../../../i18n/locales.ts';
import type { Messages } from '../../../../i18n/messages.ts';
import { operation } from '../../kit/operation.ts';
import { builderTextsFor } from '../../report-builder/texts.ts';
import { ask } from '../ask.ts';
import type {
  AccountSavedReportsQuery,
  AccountSavedReportsQueryVariables,
} from '../queries/saved/saved.gen.ts';
import source from '../queries/saved/saved.graphql?raw';

const saved = operation<AccountSavedReportsQuery, AccountSavedReportsQueryVariables>(source);

type Me = AccountSavedReportsQuery['me'];
export type SavedReport = Me['savedReports'][number] & {
  readonly links: readonly Me['reportLinks'][number][];
};
export type SavedTexts = Messages['reportBuilder']['saved'];

/** Reports that somebody saved, and their list of jurisdictions. */
export interface Saved extends Omit<Me, 'savedReports' | 'reportLinks'> {
  readonly savedReports: readonly SavedReport[];
  readonly m: SavedTexts;
}

/** @throws AskError */
export async function loadSaved(locale: SiteLocale): Promise<Saved> {
  const [{ me }, { saved: m }] = await Promise.all([ask(saved, { locale }), builderTextsFor(locale)]);
  const { savedReports, reportLinks, ...rest } = me;
  const withLinks = savedReports.map((report) => ({
    ...report,
    links: reportLinks.filter(({ reportId }) => reportId === report.id),
  }));
  return { ...rest, savedReports: withLinks, m };
}

/** Where a saved report is looked at; null where its service is gone. */
export function reportAddress({
  id,
  selection,
  service,
}: Pick<SavedReport, 'id' | 'selection' | 'service'>): string | null {
  return service?.url ? `${service.url}/report-builder${selection}&saved=${id}` : null;
}
