import type { Kysely } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { createRecord } from '../publish/create-record.ts';
import { publish } from '../publish/publish.ts';
import { saveDraft } from '../publish/save-draft.ts';
import type { ContentTypeName } from '../types/index.ts';

type Values = Readonly<Record<string, unknown>>;

interface Fixture {
  readonly type: ContentTypeName;
  readonly id: string;
  readonly slug?: string;
  readonly parentId?: string;
  readonly position?: number;
  readonly fields: Values;
  /** Fields of its translations. */
  readonly translations?: Partial<Record<Locale, Values>>;
}

const actor = 'test';

/** Publishes a record, and its translations, the way that editors do. */
export async function published(db: Kysely<DB>, fixture: Fixture): Promise<void> {
  const { translations = {}, slug = fixture.id, fields, ...record } = fixture;
  await createRecord(db, { ...record, slug, fields, actor });
  await publish(db, { recordId: fixture.id, locale: 'en', actor, change: 'major', note: null });
  for (const [locale, translated] of Object.entries(translations)) {
    await saveDraft(db, { recordId: fixture.id, locale, revision: 0, slug, fields: translated, actor });
    await publish(db, { recordId: fixture.id, locale, actor, change: 'major', note: null });
  }
}

/** A person's fields with everything that the type requires. */
export function personFields(givenName: string, familyName: string, more: Values = {}): Values {
  return {
    title: `${givenName} ${familyName}`,
    givenName,
    familyName,
    grade: 'partner',
    jobTitle: 'Partner',
    offices: ['office-london'],
    standing: 'active',
    ...more,
  };
}

/** A location and an office in it, which people need. */
export async function publishedOffice(db: Kysely<DB>): Promise<void> {
  await published(db, {
    type: 'location',
    id: 'location-uk',
    slug: 'united-kingdom',
    fields: { title: 'United Kingdom', region: 'europe', presence: 'office' },
  });
  await published(db, {
    type: 'office',
    id: 'office-london',
    slug: 'london',
    fields: {
      title: 'London',
      location: 'location-uk',
      address: '4 Lisle Court',
      phone: '+44 20 7946 0000',
      timeZone: 'Europe/London',
    },
    translations: { 'fr-fr': { title: 'Londres', address: '4 Lisle Court' } },
  });
}
