import type { AccountAccess } from '../../account/account-access.ts';
import { demandOwner, readerOf } from '../../account/policies.ts';
import { hasAddress, readProfile } from '../../account/profile/read-profile.ts';
import type { LiveRecord } from '../../content/records/live-record.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ApiContext } from '../content/api-context.ts';
import type { Builder } from '../content/builder.ts';
import type { Parts } from '../content/derived-fields.ts';
import type { ReportRef } from '../content/navigator-report.ts';

/** The reader, by the subject of their token. */
export interface Me {
  readonly id: string;
}

/** What the account's types are built of besides those of content. */
export interface ContentParts extends Parts {
  /** A report of the navigator. */
  readonly report: ReportRef;
}

export interface AccountParts extends ContentParts {
  readonly me: ReturnType<typeof meType>;
}

/** The type `Me` with its id; each area adds its own fields. */
export function meType(builder: Builder) {
  const me = builder.objectRef<Me>('Me').implement({
    description: 'Whoever is signed in.',
    fields: (t) => ({ id: t.exposeID('id', { description: 'The subject of the token.' }) }),
  });
  builder.queryField('me', (t) =>
    t.field({ type: me, resolve: (_root, _args, { viewer }) => ({ id: readerOf(viewer) }) }),
  );
  return me;
}

/** A resolver of `Me` for its owner alone. */
export function own<Args, Result>(resolve: (id: string, args: Args, context: ApiContext) => Result) {
  return ({ id }: Me, args: Args, context: ApiContext): Result => {
    demandOwner(context.viewer, id);
    return resolve(id, args, context);
  };
}

/** Resolves the record that something kept names, as it is shown now; null when it names none, or one that is gone. */
export function namedRecord(
  { recordId, requestedLocale }: { readonly recordId: string | null; readonly requestedLocale: Locale },
  _args: unknown,
  { loaders }: ApiContext,
): Promise<LiveRecord | null> | null {
  return recordId === null ? null : loaders.record(recordId, requestedLocale);
}

/** What can be asked with the reader's own token. */
export function accessOf({ account }: ApiContext): AccountAccess {
  if (!account) throw new Error('Nobody can be signed in here.');
  return account;
}

/**
 * Has the reader's address be known, to which what they choose now is to be sent: whoever never opens their profile would be
 * sent nothing. While the identity provider cannot be asked it stays as it is.
 */
export async function noteAddress(context: ApiContext): Promise<void> {
  await readProfile(context.db, readerOf(context.viewer), () => accessOf(context).claims());
}

/** Readers of whom it is being looked whether their address is known, and asked for it. */
const pending = new Set<string>();

/**
 * Has it be known later, when the identity provider was away, or had not confirmed it, as something was chosen: asked with
 * whatever page shows what somebody follows, which does not wait for the answer; once for all that it asks at a time.
 */
export function noteMissingAddress(context: ApiContext): void {
  const reader = readerOf(context.viewer);
  if (pending.has(reader)) return;
  pending.add(reader);
  void noteAddressIfMissing(context, reader)
    // The next page asks again.
    .catch(() => {})
    .finally(() => pending.delete(reader));
}

async function noteAddressIfMissing(context: ApiContext, reader: string): Promise<void> {
  if (!(await hasAddress(context.db, reader))) await noteAddress(context);
}

/** The argument of those that return records beside what they are for. */
export const titleLanguage = {
  type: 'Locale',
  required: true,
  defaultValue: 'en',
  description: 'The language of titles.',
} as const;
