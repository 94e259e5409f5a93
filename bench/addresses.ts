import { isLocale } from '../src/i18n/locales.ts';
import { connect } from '../src/platform/db/connect.ts';
import { addressOf } from '../src/routing/address.ts';

/** Every page that sitemaps name. */
export async function liveAddresses(databaseUrl: string): Promise<string[]> {
  const database = connect(databaseUrl, { max: 1 });
  try {
    const { rows } = await database.pool.query<{ locale: string; path: string }>(
      'select locale, path from live where path is not null and withdrawn_at is null order by path, locale',
    );
    return rows.flatMap(({ locale, path }) => (isLocale(locale) ? [addressOf(locale, path)] : []));
  } finally {
    await database.end();
  }
}
