import { loadPlaces } from '../e2e/testing/load-places.ts';
import { connect } from '../src/platform/db/connect.ts';

/** A template by the name of a row that it serves, and an address at which it is seen. */
export interface Template {
  readonly name: string;
  readonly address: string;
}

/** For every template of the site its longest page in English. */
export async function templatesOf(databaseUrl: string): Promise<Template[]> {
  const { everyPlace, templatesIn } = await loadPlaces();
  const database = connect(databaseUrl, { max: 1 });
  try {
    const places = await everyPlace(database);
    return templatesIn(places, 'en').map(({ route, address }) => ({ name: route.name, address }));
  } finally {
    await database.end();
  }
}
