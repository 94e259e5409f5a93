import { type Change, publish } from '../../content/publish/publish.ts';
import type { Instead } from '../../content/publish/redirects.ts';
import { schedule } from '../../content/publish/schedule.ts';
import { type TakenDown, takeDown } from '../../content/publish/take-down.ts';
import { unpublish } from '../../content/publish/unpublish.ts';
import { withdraw } from '../../content/publish/withdraw.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Builder } from './builder.ts';
import { badInput } from './checked-arguments.ts';
import { actorOf, editingOf } from './editor.ts';

interface Published {
  readonly number: number;
  readonly path: string | null;
}

/** What visitors come to see, or no longer see. */
export function publishMutations(builder: Builder): void {
  const change = builder.enumType('Change', {
    values: {
      MAJOR: { value: 'major', description: 'Readers are told.' },
      MINOR: { value: 'minor' },
      CORRECTION: { value: 'correction' },
    } as const satisfies Record<string, { value: Change; description?: string }>,
  });
  const published = builder.objectRef<Published>('Published').implement({
    fields: (t) => ({
      number: t.exposeInt('number', { description: 'The version’s number.' }),
      path: t.exposeString('path', { nullable: true }),
    }),
  });
  builder.mutationField('publish', (t) =>
    t.field({
      type: published,
      args: { ...approved(t), change: t.arg({ type: change, required: true }), note: t.arg.string() },
      resolve: (_root, { note, ...args }, { db, viewer }) =>
        publish(db, { ...args, note: note ?? null, actor: actorOf(viewer, 'content|publish') }),
    }),
  );
  builder.mutationField('schedule', (t) =>
    t.boolean({
      args: {
        ...approved(t),
        change: t.arg({ type: change, required: true }),
        note: t.arg.string(),
        at: t.arg({ type: 'DateTime', required: true }),
      },
      resolve: async (_root, { note, at, ...args }, context) => {
        const actor = actorOf(context.viewer, 'content|publish');
        const when = new Date(at);
        await schedule(
          context.db,
          { ...args, note: note ?? null, at: when, actor },
          editingOf(context).timer,
        );
        return true;
      },
    }),
  );
  takeDownMutations(builder);
}

type MutationBuilder = PothosSchemaTypes.MutationFieldBuilder<Builder['$inferSchemaTypes'], object>;

/** Which draft, as it was read and found good: what somebody has saved since is not published. */
function approved(t: Pick<MutationBuilder, 'arg'>) {
  return {
    recordId: t.arg.id({ required: true }),
    locale: t.arg({ type: 'Locale', required: true }),
    revision: t.arg.int({ required: true, description: 'The draft’s, as it was read.' }),
  };
}

function takeDownMutations(builder: Builder): void {
  const takenDown = builder.objectRef<TakenDown>('TakenDown').implement({
    description: 'The record is down everywhere, unless processes are named.',
    fields: (t) => ({
      unconfirmed: t.stringList({
        description:
          'Processes, and the cache in front, that have not said in time that they serve it no more.',
        resolve: (down) => [...down.unconfirmed],
      }),
    }),
  });
  builder.mutationField('unpublish', (t) =>
    t.field({
      type: takenDown,
      description: 'Readers are sent to a record or an address, or told why it is gone: one of the three.',
      args: {
        recordId: t.arg.id({ required: true }),
        locale: t.arg({ type: 'Locale', description: 'All languages when not given.' }),
        record: t.arg.id(),
        target: t.arg.string(),
        reason: t.arg.string(),
      },
      resolve: async (_root, args, context) => {
        const actor = actorOf(context.viewer, 'content|publish');
        const command = {
          recordId: args.recordId,
          locale: localeOrAll(args.locale),
          instead: insteadOf(args),
          actor,
        };
        const { database, front } = editingOf(context);
        return takeDown(database, unpublish, command, { front });
      },
    }),
  );
  builder.mutationField('withdraw', (t) =>
    t.field({
      type: takenDown,
      description: 'Its page stays and says why; lists and search no longer show it.',
      args: {
        recordId: t.arg.id({ required: true }),
        locale: t.arg({ type: 'Locale', description: 'All languages when not given.' }),
        reason: t.arg.string({ required: true }),
      },
      resolve: async (_root, { recordId, locale, reason }, context) => {
        const actor = actorOf(context.viewer, 'content|publish');
        const command = { recordId, locale: localeOrAll(locale), reason, actor };
        const { database, front } = editingOf(context);
        return takeDown(database, withdraw, command, { front });
      },
    }),
  );
}

function localeOrAll(locale: Locale | null | undefined): Locale | 'all' {
  return locale ?? 'all';
}

interface InsteadArgs {
  readonly record?: string | null | undefined;
  readonly target?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

function insteadOf({ record, target, reason }: InsteadArgs): Instead {
  const ways: Instead[] = [
    ...(record ? [{ record }] : []),
    ...(target ? [{ target }] : []),
    ...(reason ? [{ reason }] : []),
  ];
  const [way] = ways;
  if (!way || ways.length > 1) throw badInput('Give one of record, target and reason');
  return way;
}
