import { type Ignored, parameterOf, type ReadSelection, type Selection } from './selection.ts';

/** What a service has, by its names in addresses. */
export interface Offer {
  readonly jurisdictions: readonly string[];
  readonly topics: readonly string[];
  readonly groups: readonly string[];
  /** The jurisdiction whose page it is: first whatever is selected, and never beside itself. */
  readonly own?: string | undefined;
}

/**
 * A selection without what the service does not have, and what that was. All topics are the same as none chosen; only
 * jurisdictions that are shown can be compared with, and differences without a baseline are from the first of them.
 */
export function offeredOf({ selection, ignored: before }: ReadSelection, offer: Offer): ReadSelection {
  const ignored: Ignored[] = [...before];
  const among = (part: keyof Selection, values: readonly string[], offered: readonly string[]) =>
    values.filter((value) => {
      const isOffered = offered.includes(value);
      if (!isOffered) ignored.push({ name: parameterOf(part), value });
      return isOffered;
    });
  const jurisdictions = among('jurisdictions', selection.jurisdictions, offer.jurisdictions).filter(
    (key) => key !== offer.own,
  );
  const topics = among('topics', selection.topics, offer.topics);
  const shown = offer.own === undefined ? jurisdictions : [offer.own, ...jurisdictions];
  const baseline = selection.baseline === null ? [] : among('baseline', [selection.baseline], shown);
  const first = selection.differences ? (shown[0] ?? null) : null;
  return {
    selection: {
      ...selection,
      jurisdictions,
      topics: topics.length === offer.topics.length ? [] : topics,
      groups: among('groups', selection.groups, offer.groups),
      baseline: baseline[0] ?? first,
    },
    ignored,
  };
}
