import type { SiteLocale } from '../../../i18n/locales.ts';
import { AskError, ask } from '../account/ask.ts';
import type {
  KeepReportMutation,
  KeepReportMutationVariables,
} from '../account/queries/saved/keep-report.gen.ts';
import keepSource from '../account/queries/saved/keep-report.graphql?raw';
import type {
  SaveReportMutation,
  SaveReportMutationVariables,
} from '../account/queries/saved/save-report.gen.ts';
import saveSource from '../account/queries/saved/save-report.graphql?raw';
import type {
  AccountSavedReportQuery,
  AccountSavedReportQueryVariables,
} from '../account/queries/saved/saved-report.gen.ts';
import readSource from '../account/queries/saved/saved-report.graphql?raw';
import type {
  ShareReportMutation,
  ShareReportMutationVariables,
} from '../account/queries/saved/share-report.gen.ts';
import shareSource from '../account/queries/saved/share-report.graphql?raw';
import { operation } from '../kit/operation.ts';
import { askFor, postAsReader } from './ask-report.ts';
import { previewPlace } from './preview-place.ts';

const reading = operation<AccountSavedReportQuery, AccountSavedReportQueryVariables>(readSource);
const saving = operation<SaveReportMutation, SaveReportMutationVariables>(saveSource);
const keeping = operation<KeepReportMutation, KeepReportMutationVariables>(keepSource);
const sharing = operation<ShareReportMutation, ShareReportMutationVariables>(shareSource);

export type OpenReport = AccountSavedReportQuery['me']['savedReport'];

/** Null where there is none. @throws AskError */
export async function readReport(id: string, locale: SiteLocale): Promise<OpenReport | null> {
  try {
    return (await ask(reading, { id, locale })).me.savedReport;
  } catch (error) {
    if (error instanceof AskError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

interface Wish {
  readonly service: string;
  readonly title: string;
  /** The query of the report's one address. */
  readonly search: string;
  readonly locale: SiteLocale;
}

/** Saves a report as its address chooses it. Returns its id. @throws AskError */
export async function saveReport({ service, title, search, locale }: Wish): Promise<string> {
  const chosen = new URLSearchParams(search);
  const list = (name: string) => (chosen.get(name) ?? '').split(',').filter(Boolean);
  const known = chosen.get('known');
  const { saveReport } = await ask(saving, {
    report: {
      serviceId: service,
      title,
      selection: search,
      language: (chosen.get('language') ?? locale) as SiteLocale,
      jurisdictions: list('with'),
      topics: list('topic'),
      on: chosen.get('on'),
      // A day is known to its end.
      known: known && `${known}T23:59:59.999Z`,
    },
  });
  return saveReport.id;
}

/** @param after the version that it was compared with. @throws AskError */
export async function keepReport(id: string, after: number): Promise<void> {
  await ask(keeping, { id, after });
}

/** Makes a link to a version; it is told this once. @throws AskError */
export async function shareReport(
  id: string,
  { version, days, locale }: { readonly version: number; readonly days: number; readonly locale: SiteLocale },
): Promise<string> {
  const { shareReport } = await ask(sharing, { id, version, days });
  const prefix = locale === 'en' ? '' : `/${locale}`;
  return `${location.origin}${prefix}/shared-reports?key=${shareReport}`;
}

interface VersionChoice {
  readonly id: string;
  readonly version: number;
  readonly locale: SiteLocale;
}

interface FileChoice extends VersionChoice {
  readonly format: 'docx' | 'xlsx';
}

/** Asks for a version of a saved report as a file, as it was kept. @throws as `askFor` */
export function askSaved({ version, ...file }: FileChoice, signal: AbortSignal): Promise<Response> {
  const body = new URLSearchParams({ ...file, version: String(version) });
  return askFor('/reports/saved', { body, signal });
}

interface Shown extends VersionChoice {
  /** As it was kept, or set against today. */
  readonly format: 'html' | 'redline';
}

/**
 * Puts a saved report in the place of the report that is shown.
 *
 * @param signal aborted once something else is to be shown: a slow answer does not overtake it
 * @returns whether it is shown
 * @throws Error
 */
export async function showSaved({ version, ...shown }: Shown, signal: AbortSignal): Promise<boolean> {
  const body = new URLSearchParams({ ...shown, version: String(version) });
  const response = await postAsReader('/reports/saved', { body });
  const html = await response.text();
  if (signal.aborted) return false;
  if (!response.ok) throw new Error(`The saved report was refused: ${response.status}`);
  const place = previewPlace();
  if (place) place.innerHTML = html;
  return true;
}
