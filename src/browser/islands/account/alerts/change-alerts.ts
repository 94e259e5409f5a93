import type { SiteLocale } from '../../../../i18n/locales.ts';
import { operation } from '../../kit/operation.ts';
import { ask } from '../ask.ts';
import type {
  ChooseNewslettersMutation,
  ChooseNewslettersMutationVariables,
} from '../queries/alerts/choose-newsletters.gen.ts';
import chooseSource from '../queries/alerts/choose-newsletters.graphql?raw';
import type {
  PauseAlertsMutation,
  PauseAlertsMutationVariables,
} from '../queries/alerts/pause-alerts.gen.ts';
import pauseSource from '../queries/alerts/pause-alerts.graphql?raw';
import type {
  RemoveAlertMutation,
  RemoveAlertMutationVariables,
} from '../queries/alerts/remove-alert.gen.ts';
import removeSource from '../queries/alerts/remove-alert.graphql?raw';
import type { SaveAlertMutation, SaveAlertMutationVariables } from '../queries/alerts/save-alert.gen.ts';
import saveSource from '../queries/alerts/save-alert.graphql?raw';
import type {
  SaveMailTimesMutation,
  SaveMailTimesMutationVariables,
} from '../queries/alerts/save-mail-times.gen.ts';
import timesSource from '../queries/alerts/save-mail-times.graphql?raw';

const timing = operation<SaveMailTimesMutation, SaveMailTimesMutationVariables>(timesSource);
const saving = operation<SaveAlertMutation, SaveAlertMutationVariables>(saveSource);
const removing = operation<RemoveAlertMutation, RemoveAlertMutationVariables>(removeSource);
const pausing = operation<PauseAlertsMutation, PauseAlertsMutationVariables>(pauseSource);
const choosing = operation<ChooseNewslettersMutation, ChooseNewslettersMutationVariables>(chooseSource);

export type AlertWish = SaveAlertMutationVariables['alert'];

/** Sets an alert, or changes how often it speaks. @throws AskError */
export async function saveAlert(alert: AlertWish, locale: SiteLocale): Promise<void> {
  await ask(saving, { alert, locale });
}

/** @throws AskError */
export async function removeAlert(id: string): Promise<void> {
  await ask(removing, { id });
}

/** @param until the last day without messages, `2026-11-22`; null: go on. @throws AskError */
export async function pauseAlerts(until: string | null): Promise<void> {
  await ask(pausing, { until });
}

/** These newsletters and no others. @throws AskError */
export async function chooseNewsletters(recordIds: readonly string[], locale: SiteLocale): Promise<void> {
  await ask(choosing, { recordIds: [...recordIds], locale });
}

/** When mails come, and in which language. @throws AskError */
export async function saveMailTimes(times: SaveMailTimesMutationVariables['times']): Promise<void> {
  await ask(timing, { times });
}
