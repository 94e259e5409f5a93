import type { Parts } from '../content/derived-fields.ts';
import { alertFields } from './alerts.ts';
import { dashboardFields } from './dashboard.ts';
import { deletionFields } from './deletion.ts';
import { favouriteFields } from './favourites.ts';
import { meType } from './me.ts';
import { profileFields } from './profile.ts';
import { subscriptionFields } from './subscriptions.ts';

/** `me` and the mutations of whoever is signed in: everything here is its owner's alone. */
export function registerAccount(parts: Parts): void {
  const account = { ...parts, me: meType(parts.builder) };
  profileFields(account);
  favouriteFields(account);
  alertFields(account);
  subscriptionFields(account);
  dashboardFields(account);
  deletionFields(account);
}
