import { parameterIn, segmentsOf } from '../src/content/types/path-patterns.ts';
import { isLocale } from '../src/i18n/locales.ts';
import { connect } from '../src/platform/db/connect.ts';
import { addressOf } from '../src/routing/address.ts';
import { matchAddress } from '../src/routing/match.ts';
import { type Route, routes } from '../src/routing/routes.ts';

/** A row of the route table and the address at which it shows most. */
export interface LongestPage {
  readonly route: Route;
  readonly address: string;
}

/** For every row of the route table the page of its longest live record, in whichever language that is. */
export async function longestPages(databaseUrl: string): Promise<LongestPage[]> {
  const found = new Map<Route, string>();
  for (const address of await addressesByLength(databaseUrl)) {
    const match = matchAddress(address);
    if (match.kind === 'route' && !found.has(match.route)) found.set(match.route, address);
  }
  return routes.flatMap((route) => {
    const address = found.get(route) ?? fixedAddress(route);
    return address === null ? [] : [{ route, address }];
  });
}

async function addressesByLength(databaseUrl: string): Promise<string[]> {
  const database = connect(databaseUrl, { max: 1 });
  try {
    const { rows } = await database.pool.query<{ locale: string; path: string }>(
      `select locale, path from live where path is not null and withdrawn_at is null
       order by length(fields::text) desc, path`,
    );
    return rows.flatMap(({ locale, path }) => (isLocale(locale) ? [addressOf(locale, path)] : []));
  } finally {
    await database.end();
  }
}

/** The address of a row that needs no record. */
function fixedAddress({ pattern }: Route): string | null {
  return segmentsOf(pattern).some((segment) => parameterIn(segment) !== null) ? null : pattern;
}
