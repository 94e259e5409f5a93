import type { Kysely } from 'kysely';
import type { AccountAccess } from '../../account/account-access.ts';
import type { PublishedFeed } from '../../content/changes/published-feed.ts';
import type { ContentContext, Viewer } from '../../content/context.ts';
import type { PublicationTimer } from '../../content/publish/schedule.ts';
import type { LiveRecord } from '../../content/records/live-record.ts';
import { recordLoaders } from '../../content/records/loaders.ts';
import type { Posted, Taken } from '../../forms/submissions/take-submission.ts';
import type { Clock } from '../../platform/cache/clock.ts';
import type { Database } from '../../platform/db/connect.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { FrontCache } from '../../platform/front-cache/front-cache.ts';

/** What editors' commands need beside the database. */
export interface Editing {
  readonly timer: PublicationTimer;
  readonly database: Database;
  /** A cache in front of the site, which take-downs wait for. */
  readonly front?: FrontCache | undefined;
  /** What links in mails begin with. */
  readonly siteOrigin: string;
}

/** An answer for somebody outside, while it is made. */
export interface AnswerInMaking {
  /** Notes that it grows by so many bytes. @throws when it is too large */
  add(bytes: number): void;
  /** Whether others have to have their turn first; null: go on. */
  pause(): Promise<void> | null;
  /** Does what takes long once all else is done that this answer has to wait for in the same way. */
  inTurn<T>(task: () => Promise<T>): Promise<T>;
}

/** What resolvers get. The public endpoint alone has what is null elsewhere: pages only read. */
export interface ApiContext extends ContentContext {
  readonly feed: PublishedFeed | null;
  readonly editing: Editing | null;
  /** What can be asked with the reader's own token; null when nobody is signed in. */
  readonly account: AccountAccess | null;
  readonly answer: AnswerInMaking | null;
  /** Takes what a visitor sends by a form, whoever they are. */
  readonly takeSubmission: TakeSubmission | null;
}

/** With the network that it comes from. */
type TakeSubmission = (posted: Omit<Posted, 'network'>) => Promise<Taken>;

interface ContextOptions {
  readonly db: Kysely<DB>;
  readonly viewer: Viewer;
  readonly clock: Clock;
  /** See `recordLoaders`. */
  readonly read?: LiveRecord | null;
  readonly feed?: PublishedFeed | null;
  readonly editing?: Editing | null;
  readonly account?: AccountAccess | null;
  readonly answer?: AnswerInMaking | null;
  readonly takeSubmission?: TakeSubmission | null;
}

/** The context of one operation, with loaders and tags of its own. */
export function contentContext({
  feed,
  editing,
  account,
  answer,
  takeSubmission,
  read,
  ...request
}: ContextOptions): ApiContext {
  const tags = new Set<string>();
  const outside = {
    feed: feed ?? null,
    editing: editing ?? null,
    account: account ?? null,
    answer: answer ?? null,
    takeSubmission: takeSubmission ?? null,
  };
  return { ...request, ...outside, tags, loaders: recordLoaders(request.db, tags, read) };
}
