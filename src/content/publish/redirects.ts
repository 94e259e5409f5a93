import { matchAddress } from '../../routing/match.ts';
import type { LivePlace } from './live-rows-of.ts';
import { Refusal } from './refusal.ts';
import type { Trx } from './transaction.ts';

/** Where readers of an address that is gone are sent, or why nowhere. A target is an address with its language. */
export type Instead = { readonly record: string } | { readonly target: string } | { readonly reason: string };

interface Leaving {
  readonly recordId: string;
  readonly locale: string;
  readonly path: string | null;
}

/**
 * Makes sure that readers get somewhere: addresses of records become the record, so that they follow it.
 *
 * @throws Refusal `redirect` when it leads nowhere, or back to what is taken down
 */
export async function resolveInstead(
  trx: Trx,
  instead: Instead,
  leaving: Leaving & { readonly remaining: readonly LivePlace[] },
): Promise<Instead> {
  if ('reason' in instead) {
    if (instead.reason.trim() === '') throw new Refusal('redirect', 'Say why the page is gone.');
    return instead;
  }
  const record = 'record' in instead ? instead.record : await recordAt(trx, instead.target);
  if (record === null) return instead;
  const canBeRead = await trx
    .selectFrom('live')
    .select('locale')
    .where('record_id', '=', record)
    .where('locale', 'in', [leaving.locale, 'en'])
    .where('path', 'is not', null)
    .execute();
  const left = canBeRead.filter(
    ({ locale }) => record !== leaving.recordId || leaving.remaining.some((row) => row.locale === locale),
  );
  if (left.length === 0)
    throw new Refusal('redirect', `${record} has no page that readers could be sent to.`);
  return { record };
}

/** The record that is live at an address of the site; null for another page of it or of another site. */
async function recordAt(trx: Trx, target: string): Promise<string | null> {
  if (/^https?:\/\//.test(target) && URL.canParse(target)) return null;
  const match = matchAddress(target);
  if (match.kind !== 'route') throw new Refusal('redirect', `${target} is not a page of this site.`);
  const row = await trx
    .selectFrom('live')
    .select('record_id')
    .where('path', '=', match.path)
    .executeTakeFirst();
  if (!row && match.route.kind === 'detail') throw new Refusal('redirect', `There is no page at ${target}.`);
  return row?.record_id ?? null;
}

/** Redirects a path that is no longer live, and whatever was redirected to its record: no reader goes two steps. */
export async function leadElsewhere(
  trx: Trx,
  { recordId, locale, path }: Leaving,
  instead: Instead,
): Promise<void> {
  const goal = {
    record_id: 'record' in instead ? instead.record : null,
    target: 'target' in instead ? instead.target : null,
    reason: 'reason' in instead ? instead.reason : null,
  };
  await trx
    .updateTable('redirect')
    .set(goal)
    .where('record_id', '=', recordId)
    .where('locale', '=', locale)
    .execute();
  if (path === null) return;
  await trx
    .insertInto('redirect')
    .values({ locale, path, ...goal })
    .onConflict((conflict) =>
      conflict.columns(['locale', 'path']).doUpdateSet({ ...goal, created_at: new Date() }),
    )
    .execute();
}
