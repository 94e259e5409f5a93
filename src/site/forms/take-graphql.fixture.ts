import type { FastifyInstance } from 'fastify';
import { publishedFeed } from '../../content/changes/published-feed.ts';
import { registerGraphql } from '../../graphql/endpoint/graphql.ts';
import type { Site } from '../site.ts';

/** Has a site of tests answer `/graphql` as well; it hears of no publications. */
export function takeGraphql(app: FastifyInstance, { settings, database }: Site): void {
  const feed = publishedFeed(database.kysely);
  registerGraphql(app, { settings, database, feed, timer: { wakeAt: async () => {} } });
}
