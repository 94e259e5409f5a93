import type { PageRequest } from '../../page-module.ts';
import { offeredOf } from '../selection/offered.ts';
import { knownAt, type ReadSelection, readSelection } from '../selection/selection.ts';
import type { NavigatorStatusTableQueryVariables } from './query.gen.ts';
import type { Table } from './table.ts';

/** What a table is asked for, before it is known what there is. */
export function statusTableVariables(request: PageRequest): NavigatorStatusTableQueryVariables {
  const { recordId, locale, search } = request;
  const { selection } = readSelection(search, dayOf(request));
  const { jurisdictions, topics, on } = selection;
  return {
    id: recordId ?? '',
    locale,
    peers: [...jurisdictions],
    topics: topics.length === 0 ? null : [...topics],
    on,
    known: knownAt(selection),
  };
}

/** The selection of an address, as far as the service has what it names. */
export function selected(table: Table, request: PageRequest): ReadSelection {
  return offeredOf(readSelection(request.search, dayOf(request)), {
    jurisdictions: table.offered.map(({ key }) => key),
    topics: table.offeredTopics.map(({ key }) => key),
    groups: table.offeredTopics.flatMap(({ groupKey }) => groupKey ?? []),
    own: table.jurisdictions[0]?.key,
  });
}

function dayOf({ clock }: PageRequest): string {
  return clock.today();
}
