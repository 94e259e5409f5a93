import type { SiteLocale } from '../../../../i18n/locales.ts';
import { siteAuth } from '../../../auth/site.ts';
import { operation } from '../../kit/operation.ts';
import { builderTextsFor } from '../../report-builder/texts.ts';
import { ask } from '../ask.ts';
import type {
  AccountDashboardQuery,
  AccountDashboardQueryVariables,
} from '../queries/dashboard/dashboard.gen.ts';
import source from '../queries/dashboard/dashboard.graphql?raw';
import type { VisitedMutation, VisitedMutationVariables } from '../queries/dashboard/visited.gen.ts';
import visitedSource from '../queries/dashboard/visited.graphql?raw';
import type { SavedTexts } from '../saved/load-saved.ts';
import { loadSubscriptions, type Subscription } from '../subscriptions/load-subscriptions.ts';
import { greetedAs } from './greeted-as.ts';

const dashboard = operation<AccountDashboardQuery, AccountDashboardQueryVariables>(source);
const visited = operation<VisitedMutation, VisitedMutationVariables>(visitedSource);

type Told = AccountDashboardQuery['me']['dashboard'];
export type DashboardItem = Told['items'][number];

export type OfferedTopic = AccountDashboardQuery['publications']['nodes'][number]['topics'][number];

export interface Dashboard extends Told {
  /** By which the reader is greeted; empty when nobody knows it. */
  readonly name: string;
  /** What was published before it is shown. */
  readonly position: string;
  /** What came while the page was open. */
  readonly fresh: ReadonlySet<string>;
  readonly courses: AccountDashboardQuery['me']['courses'];
  readonly savedReports: AccountDashboardQuery['me']['savedReports'];
  /** What is said of those. */
  readonly saved: SavedTexts;
  /** What the firm wrote on last, to be followed. */
  readonly offered: readonly OfferedTopic[];
  /** Null when nobody can say now. */
  readonly subscriptions: readonly Subscription[] | null;
}

/**
 * What is new in what somebody follows, what is to come, and what they may use. This visit is noted; it counts for the
 * next one.
 * @throws AskError
 */
export async function loadDashboard(locale: SiteLocale): Promise<Omit<Dashboard, 'fresh'>> {
  const [{ me, publications, publishedPosition: position }, subscriptions, { state }, { saved }] =
    await Promise.all([
      ask(dashboard, { locale }),
      loadSubscriptions(locale).catch(() => null),
      siteAuth(),
      builderTextsFor(locale),
    ]);
  await ask(visited, {}).catch((error: unknown) => console.error(error));
  // The site's server may not yet have heard from the identity provider.
  const { givenName: firstName = '', familyName: lastName = '' } = state.user ?? {};
  const name = greetedAs(me.profile, locale) || greetedAs({ firstName, lastName }, locale);
  return {
    ...me.dashboard,
    courses: me.courses,
    savedReports: me.savedReports,
    saved,
    subscriptions,
    name,
    offered: newestTopics(publications),
    position,
  };
}

/** How many things to follow are offered to somebody who follows nothing. */
const mostOffered = 3;

function newestTopics({ nodes }: AccountDashboardQuery['publications']): OfferedTopic[] {
  const topics = new Map(
    nodes.flatMap((publication) => publication.topics).map((topic) => [topic.id, topic]),
  );
  return [...topics.values()].slice(0, mostOffered);
}
