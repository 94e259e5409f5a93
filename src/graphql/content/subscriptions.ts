import { GraphQLError } from 'graphql';
import {
  type PublishedAction,
  type PublishedEvent,
  safePosition,
  TooLongAgo,
} from '../../content/changes/published-feed.ts';
import { urlOf } from '../../routing/links.ts';
import type { Builder } from './builder.ts';
import { badInput, typesNamed } from './checked-arguments.ts';

/** `recordPublished`: what changes on the site, for everyone; who was away names the position that they heard last. */
export function subscriptions(builder: Builder): void {
  const action = builder.enumType('PublishedAction', {
    values: {
      PUBLISHED: { value: 'published' },
      WITHDRAWN: { value: 'withdrawn' },
      REMOVED: { value: 'removed' },
    } as const satisfies Record<string, { value: PublishedAction }>,
  });
  const published = builder.objectRef<PublishedEvent>('PublishedEvent').implement({
    fields: (t) => ({
      id: t.exposeID('id', {}),
      type: t.exposeString('type', {}),
      locale: t.expose('locale', { type: 'Locale' }),
      url: t.string({ nullable: true, resolve: (event) => urlOf(event, event.locale) }),
      title: t.exposeString('title', { nullable: true, description: 'Null when it was removed.' }),
      action: t.expose('action', { type: action }),
      position: t.string({
        description: 'Who was away is told of all that came later.',
        resolve: ({ position }) => String(position),
      }),
    }),
  });
  builder.queryField('publishedPosition', (t) =>
    t.string({
      description: 'What was published after it may not be on a page that is read now.',
      resolve: async (_root, _args, { db }) => String(await safePosition(db)),
    }),
  );
  builder.subscriptionField('recordPublished', (t) =>
    t.field({
      type: published,
      args: {
        types: t.arg.stringList(),
        locale: t.arg({ type: 'Locale' }),
        after: t.arg.string({ description: 'A position: what came later is told first.' }),
      },
      subscribe: async (_root, { types, locale, after }, { feed }) => {
        if (!feed) throw new GraphQLError('Nothing is told here', { extensions: { code: 'BAD_USER_INPUT' } });
        const wanted = { types: types ? typesNamed(types) : null, locale: locale ?? null };
        return feed.follow({ ...wanted, after: positionIn(after) }).catch((error: unknown) => {
          if (!(error instanceof TooLongAgo)) throw error;
          throw new GraphQLError(error.message, { extensions: { code: 'TOO_LONG_AGO' } });
        });
      },
      resolve: (event) => event,
    }),
  );
}

function positionIn(text: string | null | undefined): number | null {
  if (text === null || text === undefined) return null;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw badInput('after is a position that was told');
}
