import type { SiteLocale } from '../../../../i18n/locales.ts';
import { operation } from '../../kit/operation.ts';
import { removeAlert, saveAlert } from '../alerts/change-alerts.ts';
import { ask } from '../ask.ts';
import type {
  ChooseMyListMutation,
  ChooseMyListMutationVariables,
} from '../queries/saved/choose-my-list.gen.ts';
import chooseSource from '../queries/saved/choose-my-list.graphql?raw';
import type {
  EndCalendarAddressMutation,
  EndCalendarAddressMutationVariables,
} from '../queries/saved/end-calendar.gen.ts';
import endCalendarSource from '../queries/saved/end-calendar.graphql?raw';
import type { EndReportLinkMutation, EndReportLinkMutationVariables } from '../queries/saved/end-link.gen.ts';
import endLinkSource from '../queries/saved/end-link.graphql?raw';
import type {
  AccountJurisdictionsQuery,
  AccountJurisdictionsQueryVariables,
} from '../queries/saved/jurisdictions.gen.ts';
import jurisdictionsSource from '../queries/saved/jurisdictions.graphql?raw';
import type {
  NewCalendarAddressMutation,
  NewCalendarAddressMutationVariables,
} from '../queries/saved/new-calendar.gen.ts';
import newCalendarSource from '../queries/saved/new-calendar.graphql?raw';
import type {
  RemoveReportMutation,
  RemoveReportMutationVariables,
} from '../queries/saved/remove-report.gen.ts';
import removeSource from '../queries/saved/remove-report.graphql?raw';
import type {
  RenameReportMutation,
  RenameReportMutationVariables,
} from '../queries/saved/rename-report.gen.ts';
import renameSource from '../queries/saved/rename-report.graphql?raw';
import type { SavedReport } from './load-saved.ts';

const renaming = operation<RenameReportMutation, RenameReportMutationVariables>(renameSource);
const removing = operation<RemoveReportMutation, RemoveReportMutationVariables>(removeSource);
const endingLink = operation<EndReportLinkMutation, EndReportLinkMutationVariables>(endLinkSource);
const choosing = operation<ChooseMyListMutation, ChooseMyListMutationVariables>(chooseSource);
const naming = operation<AccountJurisdictionsQuery, AccountJurisdictionsQueryVariables>(jurisdictionsSource);
const making = operation<NewCalendarAddressMutation, NewCalendarAddressMutationVariables>(newCalendarSource);
const ending = operation<EndCalendarAddressMutation, EndCalendarAddressMutationVariables>(endCalendarSource);

/** @throws AskError, as all of these */
export async function renameReport(id: string, title: string): Promise<void> {
  await ask(renaming, { id, title });
}

export async function removeReport(id: string): Promise<void> {
  await ask(removing, { id });
}

export async function endLink(id: string): Promise<void> {
  await ask(endingLink, { id });
}

/** Has a report be watched, how often mails may tell of it; null: not at all. */
export async function watchReport(
  { id, alertId }: Pick<SavedReport, 'id' | 'alertId'>,
  frequency: SavedReport['alertFrequency'],
  locale: SiteLocale,
): Promise<void> {
  if (frequency !== null) await saveAlert({ kind: 'REPORT', reportId: id, frequency }, locale);
  else if (alertId !== null) await removeAlert(alertId);
}

/** A list of these jurisdictions and no others. */
export async function chooseMyList(ids: readonly string[]): Promise<void> {
  await ask(choosing, { ids: [...ids] });
}

/** All jurisdictions that there are. */
export async function allJurisdictions(locale: SiteLocale) {
  return (await ask(naming, { locale })).jurisdictions.nodes;
}

/** Makes the address of the calendar anew, and tells it this once. */
export async function newCalendar(locale: SiteLocale): Promise<string> {
  const { newCalendarAddress } = await ask(making, {});
  return `${location.origin}/calendars/${locale}/my-list.ics?key=${newCalendarAddress}`;
}

export async function endCalendar(): Promise<void> {
  await ask(ending, {});
}
