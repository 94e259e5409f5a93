import { type Facts, namesArbitration, namesCourt, type Place } from './facts.ts';

/** By what a judgment, an award or a settlement reaches assets elsewhere. */
type JudgmentBasis =
  | 'unknown'
  | 'at-assets'
  | 'barred'
  | 'home'
  | 'brussels'
  | 'lugano'
  | 'hong-kong-mainland'
  | 'hague-2005'
  | 'hague-2019'
  | 'check'
  | 'no-treaty';
type AwardBasis = 'unknown' | 'home' | 'hong-kong-mainland' | 'check' | 'new-york';
type SettlementBasis = 'contract' | 'directive' | 'singapore';

const isEuropean = (place: Place) => place === 'eu' || place === 'france';

/** Places without a border between them; “another state of the Union” may be another than the one asked for. */
const isOnePlace = (one: Place, other: Place) => one === other && one !== 'eu' && one !== 'other';

const isPair = (one: Place, other: Place, ...pair: readonly [Place, Place]) =>
  one !== other && pair.includes(one) && pair.includes(other);

/** In force between them: Convention of 30 June 2005 on Choice of Court Agreements. */
const ofHague2005 = (place: Place) =>
  isEuropean(place) || place === 'uk' || place === 'switzerland' || place === 'singapore';

/** In force between them: Convention of 2 July 2019 on Foreign Judgments. */
const ofHague2019 = (place: Place) => isEuropean(place) || place === 'uk';

/** How the judgment of the court that the contract names would reach the assets; without one, by suing there. */
export function judgmentBasis(facts: Facts): JudgmentBasis {
  const { assets, court, exclusive } = facts;
  if (assets === null || assets === 'unknown') return 'unknown';
  if (namesArbitration(facts)) return 'barred';
  if (court === null || !namesCourt(facts)) return 'at-assets';
  if (isOnePlace(court, assets)) return 'home';
  if (isEuropean(court) && isEuropean(assets)) return 'brussels';
  if (isPair(court, assets, 'hong-kong', 'mainland-china')) return 'hong-kong-mainland';
  if (court === 'other' || assets === 'other') return 'check';
  if ([court, assets].includes('switzerland') && (isEuropean(court) || isEuropean(assets))) return 'lugano';
  if (exclusive === 'yes' && ofHague2005(court) && ofHague2005(assets)) return 'hague-2005';
  return ofHague2019(court) && ofHague2019(assets) ? 'hague-2019' : 'no-treaty';
}

/** How an award would reach the assets. Without a clause the seat is still to be chosen, in a Convention state. */
export function awardBasis(facts: Facts): AwardBasis {
  const { assets } = facts;
  const seat = namesArbitration(facts) ? facts.seat : null;
  if (assets === null || assets === 'unknown') return 'unknown';
  if (assets === 'other' || seat === 'other' || seat === 'not-named') return 'check';
  if (seat !== null && isOnePlace(seat, assets)) return 'home';
  return seat !== null && isPair(seat, assets, 'hong-kong', 'mainland-china')
    ? 'hong-kong-mainland'
    : 'new-york';
}

/** What a mediated settlement has behind it, besides being a contract. */
export function settlementBasis({ assets }: Facts): SettlementBasis {
  if (assets === 'singapore') return 'singapore';
  return assets !== null && assets !== 'unknown' && isEuropean(assets) ? 'directive' : 'contract';
}
