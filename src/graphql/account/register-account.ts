import { alertFields } from './alerts.ts';
import { dashboardFields } from './dashboard.ts';
import { deletionFields } from './deletion.ts';
import { favouriteFields } from './favourites.ts';
import { lessonFields } from './lessons.ts';
import { type ContentParts, meType } from './me.ts';
import { myListFields } from './my-list.ts';
import { profileFields } from './profile.ts';
import { savedReportFields } from './saved-reports.ts';
import { subscriptionFields } from './subscriptions.ts';

/** `me` and the mutations of whoever is signed in: everything here is its owner's alone. */
export function registerAccount(parts: ContentParts): void {
  const account = { ...parts, me: meType(parts.builder) };
  profileFields(account);
  favouriteFields(account);
  const frequency = alertFields(account);
  subscriptionFields(account);
  dashboardFields(account);
  savedReportFields(account, frequency);
  myListFields(account);
  lessonFields(account);
  deletionFields(account);
}
