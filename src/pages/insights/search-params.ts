import type { PageRequest } from '../page-module.ts';
import { feedLength } from '../shared/files/feed.ts';
import { chosenId } from '../shared/filters/filters.ts';
import type { InsightsQueryVariables } from './query.gen.ts';

/** How many of each kind stand on the hub; a row or two. */
const onHub = 6;
/** How many of each kind a topic's page shows; the lists have the others. */
const onTopic = 24;
/** Seconds for which the hub may be shown though an event has begun meanwhile. */
const listChangesSoon = 900;

/** The topic that the address names; null for the hub. */
export function topicParam({ search }: PageRequest): string | null {
  return chosenId(search.get('topic'))?.[0] ?? null;
}

/** On the hub what is newest and what is coming up; on a topic everything, past events too. */
export function insightsVariables(request: PageRequest): InsightsQueryVariables {
  const { recordId, locale, clock } = request;
  const topic = topicParam(request);
  return {
    id: recordId ?? '',
    locale,
    topic: topic ?? '',
    topics: topic ? [topic] : null,
    onTopic: topic !== null,
    eventsFrom: topic ? null : clock.now(listChangesSoon).toISOString(),
    first: topic ? onTopic : onHub,
  };
}

/** The feed has what is published, and events that are still to come. */
export function feedVariables(request: PageRequest): InsightsQueryVariables {
  return {
    ...insightsVariables(request),
    eventsFrom: request.clock.now(listChangesSoon).toISOString(),
    first: feedLength,
  };
}
