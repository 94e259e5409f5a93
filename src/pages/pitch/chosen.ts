import type { PeopleListQuery } from '../people/query.gen.ts';
import type { PitchDealFragment, PitchPersonFragment } from './pitch.fragments.gen.ts';

/** Those chosen who can be turned to: not one who has left, or whose profile was taken back. */
export function chosenPeople(data: PeopleListQuery): PitchPersonFragment[] {
  return placesOf<PitchPersonFragment>(data, 'person').filter(
    ({ standing, withdrawn }) => standing !== 'FORMER' && withdrawn === null,
  );
}

export function chosenDeals(data: PeopleListQuery): PitchDealFragment[] {
  return placesOf<PitchDealFragment>(data, 'deal');
}

/** Deals to choose from: those chosen, and all of the people chosen; each once, the newest first. */
export function dealsToChoose(data: PeopleListQuery): PitchDealFragment[] {
  const all = [
    ...chosenDeals(data),
    ...chosenPeople(data).flatMap(({ deals }) =>
      deals.flatMap((deal) => ('announcedOn' in deal ? deal : [])),
    ),
  ];
  return [...new Map(all.map((deal) => [deal.id, deal])).values()].sort((one, other) =>
    other.announcedOn.localeCompare(one.announcedOn),
  );
}

/** What the query found for `name1`, `name2` and so on. */
function placesOf<R extends object>(data: PeopleListQuery, name: string): R[] {
  return Object.entries(data)
    .filter(([place, found]) => new RegExp(`^${name}\\d+$`).test(place) && found)
    .map(([, found]) => found as unknown as R);
}
