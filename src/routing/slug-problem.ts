import { parameterIn, segmentsOf } from '../content/types/path-patterns.ts';
import { hasPage, type LinkedRecord, pathOf } from './links.ts';
import { matchAddress } from './match.ts';
import { endsInFixedWord } from './route-tree.ts';
import { type Route, routes } from './routes.ts';

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Why a record may not be saved with its slug at its place, in a sentence for its editor; null when it may. The
 * reserved words follow from the route table: a slug may be a fixed word of it only where the row shows the record.
 */
export function slugProblem(record: LinkedRecord): string | null {
  const { type, slug } = record;
  if (type === 'home') return null;
  if (!slugShape.test(slug)) return `“${slug}” is not made of lower-case letters, digits and single hyphens.`;
  if (!hasPage(type)) return null;
  const path = pathOf(record);
  if (path === null) return 'It needs a parent that has an address.';

  const match = matchAddress(path);
  const route = match.kind === 'route' ? match.route : null;
  const shown = match.kind === 'route' && showsRecord(match.route, match.params, record);
  if (shown && endsFixed(match.route)) return null;
  if (endsInFixedWord(segmentsOf(path)) || (route && movesInArea(slug, route))) {
    return `“${slug}” is a word that the site's own addresses use at this place.`;
  }
  if (shown) return null;
  if (route) return `${path} shows no record of this type.`;
  return match.kind === 'redirect'
    ? `${path} always leads to ${match.to}.`
    : `The site has no page at ${path}: it is too deep or in no area.`;
}

function showsRecord(
  { shows }: Route,
  params: Readonly<Record<string, string>>,
  { id, type }: LinkedRecord,
): boolean {
  if (shows.by === 'nothing') return false;
  if (shows.by === 'id') return shows.type === type && params[shows.param] === id;
  return shows.types.includes(type) && !shows.suffix;
}

function endsFixed(route: Route): boolean {
  return parameterIn(segmentsOf(route.pattern).at(-1) ?? '') === null;
}

/** Words that hang behind a parameter (`/navigator/:service/content`) are kept free in their whole area. */
function movesInArea(slug: string, { area, shows }: Route): boolean {
  if (shows.by !== 'path') return false;
  return routes.some((row) => {
    const segments = segmentsOf(row.pattern);
    const parameter = segments.findIndex((segment) => parameterIn(segment) !== null);
    return row.area === area && parameter >= 0 && segments.indexOf(slug, parameter) > 0;
  });
}
