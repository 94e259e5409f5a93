import type { Kysely } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { assetLoader } from '../loaders/assets.ts';
import { bodyLoader } from '../loaders/bodies.ts';
import { type Crumb, crumbLoader, type RecordInLanguage } from '../loaders/breadcrumbs.ts';
import { type ChildrenOf, childrenLoaders } from '../loaders/children.ts';
import { type LinkedFrom, linkedFromLoaders } from '../loaders/linked-from.ts';
import { recordLoader } from '../loaders/records.ts';
import { sideTreeLoaders, type TreeEntry } from '../loaders/side-tree.ts';
import { type Staleness, stalenessLoader } from '../loaders/staleness.ts';
import { type Translation, translationLoader } from '../loaders/translations.ts';
import { type ChangesWanted, changesLoaders, type NavigatorChange } from '../navigator/changes.ts';
import { type ChapterCoverage, coverageLoaders } from '../navigator/coverage.ts';
import { entriesAtLoaders, type TwoTimes } from '../navigator/entries-at.ts';
import { type HorizonWanted, horizonLoaders } from '../navigator/horizon.ts';
import { type LastChange, lastChangeLoaders } from '../navigator/last-change.ts';
import { type TableParts, tablePartsLoaders } from '../navigator/table-parts.ts';
import { type VersionTextLoader, versionTextLoader } from '../navigator/version-texts.ts';
import type { ContentTypeName } from '../types/index.ts';
import type { Attachment } from './attachments.ts';
import type { LiveRecord } from './live-record.ts';

/**
 * Reads of one operation, gathered into one statement for each batch. Each notes in the operation's tags what it
 * asked for, found or not. Where a language is asked, the fallback rule holds: what is not live in it is shown in
 * English.
 */
export interface RecordLoaders {
  /** The live record with an id, without its body; null when it is not live. */
  record(id: string, requestedLocale: Locale): Promise<LiveRecord | null>;
  /** The same with its body: for a page about it. */
  whole(id: string, requestedLocale: Locale): Promise<LiveRecord | null>;
  /** The live ones among some ids, in their order, without those that were withdrawn. */
  records(ids: readonly string[], requestedLocale: Locale): Promise<LiveRecord[]>;
  /** The stored Portable Text of a record, whoever may read it, links not yet resolved; null when it has none. */
  body(record: LiveRecord): Promise<unknown>;
  children(record: LiveRecord, which: ChildrenOf): Promise<LiveRecord[]>;
  /** Records that link to this one, the newest first. */
  linkedFrom(record: LiveRecord, which: LinkedFrom): Promise<LiveRecord[]>;
  /** The languages that a record is live in, with its address in each. */
  translations(record: LiveRecord): Promise<readonly Translation[]>;
  /** Set when the source language was published again after it was translated. */
  staleness(record: LiveRecord): Promise<Staleness | null>;
  /** Ancestors, the outermost first; the area's first page leads where it is no ancestor. */
  breadcrumbs(record: RecordInLanguage): Promise<readonly Crumb[]>;
  /** Has them asked for already, with what else is asked for now. */
  expectBreadcrumbs(record: RecordInLanguage): void;
  /**
   * The outermost ancestor, and depth first what of some types hangs below it, opened on the way to the record; empty
   * for a record that hangs below nothing.
   */
  sideTree(record: LiveRecord, types: readonly ContentTypeName[]): Promise<readonly TreeEntry[]>;
  /** The answers of a chapter of the navigator, in the order of topics. */
  entriesAt(chapter: LiveRecord, times: TwoTimes): Promise<LiveRecord[]>;
  /** What the tables of a service of the navigator can be made of. */
  tableParts(service: LiveRecord): Promise<TableParts>;
  /** How an answer was last changed by more than its wording; null when never. */
  lastChange(entry: LiveRecord, known: Date | null): Promise<LastChange | null>;
  /** What became of them after they were first published, the newest first. */
  navigatorChanges(chapterId: string, wanted: ChangesWanted): Promise<readonly NavigatorChange[]>;
  /** What a version of a record said, whoever may read it. */
  readonly versionTexts: Pick<VersionTextLoader, 'load'>;
  /** The chapters of a service of the navigator, with how much of them there is today. */
  coverage(serviceId: string, today: string): Promise<readonly ChapterCoverage[]>;
  /** What is on its way below a service or a region of the navigator, the next first. */
  horizon(above: LiveRecord, wanted: HorizonWanted): Promise<LiveRecord[]>;
  /** A file that a record offers; null when it is not there. */
  asset(id: string): Promise<Attachment | null>;
}

/** What a look over a whole service of the navigator depends on. */
const chapterTypes: readonly ContentTypeName[] = ['navigatorRegion', 'navigatorChapter', 'navigatorCell'];

/** @param read with its body, by whoever asked where it is; nobody has to read it again */
export function recordLoaders(db: Kysely<DB>, tags: Set<string>, read?: LiveRecord | null): RecordLoaders {
  const records = recordLoader(db, { whole: false });
  const wholes = recordLoader(db, { whole: true });
  if (read) {
    records.prime(read, read);
    wholes.prime(read, read);
  }
  const record = (id: string, requestedLocale: Locale) => {
    tags.add(`record:${id}`);
    return records.load({ id, requestedLocale });
  };
  const noted = (found: LiveRecord[]) => {
    for (const { id } of found) tags.add(`record:${id}`);
    return found;
  };
  const assets = assetLoader(db);
  const bodies = bodyLoader(db);
  const translations = translationLoader(db);
  const staleness = stalenessLoader(db);
  const crumbs = crumbLoader(db);
  const sideTrees = sideTreeLoaders(db);
  const children = childrenLoaders(db);
  const linkedFrom = linkedFromLoaders(db);
  const entriesAt = entriesAtLoaders(db);
  const navigatorChanges = changesLoaders(db);
  const coverage = coverageLoaders(db);
  const horizon = horizonLoaders(db);
  const tableParts = tablePartsLoaders(db);
  const lastChange = lastChangeLoaders(db);
  return {
    record,
    whole: (id, requestedLocale) => {
      tags.add(`record:${id}`);
      return wholes.load({ id, requestedLocale });
    },
    records: async (ids, requestedLocale) => {
      const found = await Promise.all(ids.map((id) => record(id, requestedLocale)));
      return found.filter((one) => one !== null && one.withdrawnAt === null) as LiveRecord[];
    },
    body: async (live) => (live.body === undefined ? bodies.load(live) : live.body),
    children: async (live, which) => {
      for (const type of which.types) tags.add(`type:${type}`);
      return noted(await children(live.requestedLocale, which).load(live.id));
    },
    linkedFrom: async (live, which) => {
      for (const type of which.types) tags.add(`type:${type}`);
      return noted(await linkedFrom(live.requestedLocale).load({ ...which, id: live.id }));
    },
    translations: (live) => translations.load(live.id),
    staleness: async (live) => (live.sourceNumber === null ? null : staleness.load(live)),
    breadcrumbs: async (live) => {
      const found = await crumbs.load(live);
      for (const { id } of found) tags.add(`record:${id}`);
      return found;
    },
    expectBreadcrumbs: (live) => {
      // Whoever then asks for them learns of a failure.
      crumbs.load(live).catch(() => undefined);
    },
    sideTree: async (live, types) => {
      for (const type of types) tags.add(`type:${type}`);
      if (live.parentId !== null) tags.add(`record:${live.parentId}`);
      const found = await sideTrees(types).load(live);
      for (const { id } of found) tags.add(`record:${id}`);
      // What stands above the outermost one is not there now, but may be.
      if (found[0]?.parentId) tags.add(`record:${found[0].parentId}`);
      return found;
    },
    entriesAt: async (chapter, times) => {
      tags.add('type:navigatorCell');
      return noted(await entriesAt(chapter.requestedLocale, times).load(chapter.id));
    },
    tableParts: (service) => {
      for (const type of ['navigatorRegion', 'navigatorChapter', 'navigatorTopic']) tags.add(`type:${type}`);
      return tableParts(service.requestedLocale).load(service.id);
    },
    lastChange: (entry, known) => lastChange(entry.requestedLocale, known).load(entry.id),
    navigatorChanges: (chapterId, wanted) => {
      tags.add('type:navigatorCell');
      return navigatorChanges(wanted).load(chapterId);
    },
    versionTexts: versionTextLoader(db),
    coverage: (serviceId, today) => {
      for (const type of chapterTypes) tags.add(`type:${type}`);
      return coverage(today).load(serviceId);
    },
    horizon: async (above, wanted) => {
      for (const type of chapterTypes) tags.add(`type:${type}`);
      return noted(await horizon(above.requestedLocale, wanted).load(above.id));
    },
    asset: (id) => assets.load(id),
  };
}
