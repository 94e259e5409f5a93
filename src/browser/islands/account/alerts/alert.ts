import type { AccountAlertsQuery } from '../queries/alerts/alerts.gen.ts';

/** Something that somebody follows. */
export type Alert = AccountAlertsQuery['me']['alerts'][number];
