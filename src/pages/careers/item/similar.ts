import type { Clock } from '../../../platform/cache/clock.ts';
import type { JobCardFragment } from '../careers.fragments.gen.ts';
import { isOpen } from '../job-state.ts';

/** Most positions that are shown below another. */
const most = 4;

/**
 * Open positions to look at beside or instead of one: those that were chosen, then those that share its team, its
 * level or its place, the likest first.
 */
export function similarTo(
  job: JobCardFragment,
  chosen: readonly { readonly id: string }[],
  jobs: readonly JobCardFragment[],
  clock: Clock,
): JobCardFragment[] {
  // Instead of a position that is over, anything that has something of it; beside one that is open, what is alike.
  const least = isOpen(job, clock) ? 3 : 1;
  const rank = new Map(chosen.map(({ id }, index) => [id, 100 - index]));
  const offices = new Set(job.offices.map(({ id }) => id));
  const likeness = (other: JobCardFragment) =>
    rank.get(other.id) ??
    (other.department === job.department ? 4 : 0) +
      (other.offices.some(({ id }) => offices.has(id)) ? 2 : 0) +
      (other.jobLevel === job.jobLevel ? 1 : 0);
  return jobs
    .filter((other) => other.id !== job.id && isOpen(other, clock))
    .map((other) => ({ other, points: likeness(other) }))
    .filter(({ points }) => points >= least)
    .sort((a, b) => b.points - a.points || b.other.postedOn.localeCompare(a.other.postedOn))
    .slice(0, most)
    .map(({ other }) => other);
}
