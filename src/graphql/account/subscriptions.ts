import { GraphQLError } from 'graphql';
import { PermissionsUnavailable } from '../../account/permission-service.ts';
import {
  type HeldPermission,
  isPermissionList,
  type PermissionList,
  permissionText,
} from '../../account/permissions.ts';
import { readerOf } from '../../account/policies.ts';
import { readProfile } from '../../account/profile/read-profile.ts';
import { notFound } from '../../account/refusals.ts';
import { type Offer, readCatalogue, recordsOf } from '../../account/subscriptions/catalogue.ts';
import {
  permissionAbout,
  permissionUrl,
  permissionWords,
} from '../../account/subscriptions/permission-names.ts';
import {
  readSubscriptions,
  type Subscription,
  type SubscriptionState,
} from '../../account/subscriptions/subscriptions.ts';
import { askFromAccount } from '../../forms/submissions/ask-from-account.ts';
import { defaultLocale, isSiteLocale, type Locale } from '../../i18n/locales.ts';
import { urlOf } from '../../routing/links.ts';
import type { ApiContext } from '../content/api-context.ts';
import { editingOf } from '../content/editor.ts';
import { weights } from '../content/weights.ts';
import { type AccountParts, accessOf, namedRecord, own, titleLanguage } from './me.ts';

/** `me { permissions subscriptions }` and `askForAccess`. */
export function subscriptionFields(parts: AccountParts): void {
  const { builder, me } = parts;
  permissionFields(parts);
  const subscription = subscriptionType(parts);
  builder.objectField(me, 'subscriptions', (t) =>
    t.field({
      type: [subscription],
      extensions: weights.kept,
      description: 'Everything that takes a permission, what the reader may use first.',
      args: { locale: t.arg({ type: 'Locale', required: true }) },
      resolve: own(async (id, { locale }: { locale: Locale }, context) =>
        readSubscriptions(context.db, id, { requestedLocale: locale, held: await heldBy(context) }),
      ),
    }),
  );
  builder.mutationField('askForAccess', (t) =>
    t.field({
      type: subscription,
      args: {
        permission: t.arg.string({ required: true, description: 'With its list or without.' }),
        note: t.arg.string(),
        locale: t.arg(titleLanguage),
      },
      resolve: async (_root, { permission, note, locale }, context) => {
        const reader = readerOf(context.viewer);
        const held = await heldBy(context);
        const profile = await readProfile(context.db, reader, () => accessOf(context).claims());
        const requested = await askFromAccount(
          context.db,
          { visitor: reader, profile },
          { permission, note: note ?? null, locale: isSiteLocale(locale) ? locale : defaultLocale },
          editingOf(context).siteOrigin,
        );
        const all = await readSubscriptions(context.db, reader, { requestedLocale: locale, held });
        const found = all.find((one) => one.permission === requested);
        if (!found) throw notFound();
        return found;
      },
    }),
  );
}

type Held = HeldPermission & Pick<Offer, 'recordId'>;

function permissionFields({ builder, me }: AccountParts): void {
  const list = builder.enumType('PermissionList', {
    values: {
      PRODUCT: { value: 'product' },
      COLLABORATION: { value: 'collaboration' },
      COMPLIANCE: { value: 'compliance' },
    } as const satisfies Record<string, { value: PermissionList }>,
  });
  const held = builder.objectRef<Held>('HeldPermission').implement({
    fields: (t) => ({
      list: t.field({ type: list, resolve: (one) => one.list as PermissionList }),
      name: t.string({ description: 'With its list and a pipe in front.', resolve: permissionText }),
      simple: t.exposeString('name', { description: 'The part after the pipe.' }),
      title: t.string({
        description: 'In plain words.',
        args: { locale: t.arg({ type: 'Locale', required: true }) },
        resolve: ({ recordId, ...one }, { locale }, context) =>
          titleOf({ recordId, permission: permissionText(one), requestedLocale: locale }, context),
      }),
      until: t.expose('until', { type: 'Date', nullable: true, description: 'The last day.' }),
    }),
  });
  for (const [name, right] of [
    ['mayEdit', 'content|edit'],
    ['mayPublish', 'content|publish'],
  ] as const) {
    builder.objectField(me, name, (t) =>
      t.boolean({
        description: 'The content of this site.',
        resolve: own((_id, _args, { viewer }) => viewer.permissions.has(right)),
      }),
    );
  }
  builder.objectField(me, 'permissions', (t) =>
    t.field({
      type: [held],
      description: 'What the reader may use today.',
      resolve: own(async (_id, _args, context) => {
        const [mine, offers] = await Promise.all([heldBy(context), readCatalogue(context.db)]);
        const recordFor = recordsOf(offers);
        return mine
          .filter((one) => isPermissionList(one.list))
          .map((one) => ({ ...one, recordId: recordFor(permissionText(one)) }));
      }),
    }),
  );
}

/** @throws GraphQLError in the words of spec §8 when the service that keeps permissions cannot say */
async function heldBy(context: ApiContext): Promise<HeldPermission[]> {
  try {
    return await accessOf(context).permissions();
  } catch (error) {
    if (!(error instanceof PermissionsUnavailable)) throw error;
    throw new GraphQLError('Failed to retrieve user permissions', { extensions: { code: 'UNAVAILABLE' } });
  }
}

type Named = Pick<Subscription, 'recordId' | 'permission' | 'requestedLocale'>;

async function titleOf(named: Named, context: ApiContext): Promise<string> {
  const record = await namedRecord(named, {}, context);
  return record?.title ?? permissionWords(named.permission, named.requestedLocale);
}

function subscriptionType({ builder, record }: AccountParts) {
  const state = builder.enumType('SubscriptionState', {
    values: {
      ACTIVE: { value: 'active' },
      TRIAL: { value: 'trial' },
      EXPIRING: { value: 'expiring', description: 'It ends within 30 days.' },
      EXPIRED: { value: 'expired' },
      REQUESTED: { value: 'requested' },
      NONE: { value: 'none' },
    } as const satisfies Record<string, { value: SubscriptionState; description?: string }>,
  });
  return builder.objectRef<Subscription>('AccountSubscription').implement({
    fields: (t) => ({
      id: t.exposeID('permission', {}),
      record: t.field({
        type: record,
        nullable: true,
        description: 'What it opens, when that is one record.',
        resolve: namedRecord,
      }),
      permission: t.exposeString('permission', {}),
      title: t.string({ resolve: (one, _args, context) => titleOf(one, context) }),
      url: t.string({
        nullable: true,
        description: 'Where it is; null when it is no one place.',
        resolve: async (one, args, context) => {
          const live = await namedRecord(one, args, context);
          return live ? urlOf(live, one.requestedLocale) : permissionUrl(one.permission, one.requestedLocale);
        },
      }),
      about: t.string({
        nullable: true,
        description: 'What it opens, when no single record says so.',
        resolve: ({ permission, requestedLocale, recordId }) =>
          recordId === null ? permissionAbout(permission, requestedLocale) : null,
      }),
      openToAll: t.exposeBoolean('openToAll', { description: 'Everybody may use it by now.' }),
      state: t.expose('state', { type: state }),
      from: t.expose('from', { type: 'Date', nullable: true }),
      until: t.expose('until', { type: 'Date', nullable: true, description: 'The last day.' }),
      requestedAt: t.expose('requestedAt', { type: 'DateTime', nullable: true }),
    }),
  });
}
