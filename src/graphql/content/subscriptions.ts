import { GraphQLError } from 'graphql';
import type { PublishedAction, PublishedEvent } from '../../content/changes/published-feed.ts';
import { urlOf } from '../../routing/links.ts';
import type { Builder } from './builder.ts';
import { typesNamed } from './checked-arguments.ts';

/** `recordPublished`: what changes on the site, for everyone. */
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
    }),
  });
  builder.subscriptionField('recordPublished', (t) =>
    t.field({
      type: published,
      args: { types: t.arg.stringList(), locale: t.arg({ type: 'Locale' }) },
      subscribe: (_root, { types, locale }, { feed }) => {
        if (!feed) throw new GraphQLError('Nothing is told here', { extensions: { code: 'BAD_USER_INPUT' } });
        return feed.follow({ types: types ? typesNamed(types) : null, locale: locale ?? null });
      },
      resolve: (event) => event,
    }),
  );
}
