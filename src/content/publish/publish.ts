import { embargoProblem } from '../access/embargo.ts';
import { mergeFields } from '../fields/merge-fields.ts';
import { pathIn, type Tree } from '../records/paths.ts';
import { announce, typesOfWords } from './announce.ts';
import { checkFields, checkParent } from './check-fields.ts';
import { checkSlug } from './check-slug.ts';
import { type Draft, type FieldValues, lockDraft } from './draft.ts';
import { remember } from './history.ts';
import { liveRow } from './live-row.ts';
import { changedTree, loadTree } from './load-tree.ts';
import { movePaths, removeLiveRedirects } from './move-paths.ts';
import { noteChange } from './note-change.ts';
import { type PublishedSource, publishedSource, remergedRows } from './published-source.ts';
import { Refusal } from './refusal.ts';
import { type Db, inPublication, type Trx } from './transaction.ts';
import { writeLive } from './write-live.ts';

/** How much a version changes: `major` for readers to be told, `minor` wording, `correction` of a mistake. */
export type Change = 'major' | 'minor' | 'correction';

export interface PublishInput {
  readonly recordId: string;
  readonly locale: string;
  readonly actor: string;
  readonly change: Change;
  readonly note: string | null;
  /** The draft's revision that was approved; left out: whatever it is now. */
  readonly revision?: number;
  /** When it was published; default now. */
  readonly at?: Date;
}

export interface Published {
  /** The publication's number. */
  readonly seq: number;
  /** The version's number. */
  readonly number: number;
  readonly path: string | null;
}

/**
 * Publishes the draft of a record in one language and in no other; publishing the source language takes what all
 * languages share into the live translations too. Everything below it moves with it.
 *
 * @throws Refusal when the draft is not fit, its place is not live, its address is taken, or it is under embargo
 */
export async function publish(db: Db, input: PublishInput): Promise<Published> {
  return inPublication(db, (trx) => publishIn(trx, input));
}

/** `publish`, inside a transaction of `inPublication`. */
export async function publishIn(trx: Trx, input: PublishInput): Promise<Published> {
  const draft = await lockDraft(trx, input.recordId, input.locale);
  const { record, type, locale, part, fields, translation } = draft;
  checkRevision(translation, input.revision);
  await checkFields(trx, { type, part, fields, requiredFor: 'publication' });
  const source = part === 'translation' ? await publishedSource(trx, record) : null;
  const place = source ?? { fields, parentId: record.parent_id, position: record.position };
  if (!source) await checkParent(trx, record, place.parentId);

  const at = input.at ?? new Date();
  const merged = source ? mergeFields(type.fields, source.fields, fields) : fields;
  checkEmbargo(merged, new Date());
  const tree = await treeWith(trx, draft, place.parentId, merged);
  const path = pathIn(tree, record.id, locale);
  const { number, firstPublishedAt } = await appendVersion(trx, draft, place, input, at);
  const row = liveRow({
    recordId: record.id,
    locale,
    type,
    parentId: place.parentId,
    position: place.position,
    number,
    sourceNumber: translation.source_number,
    slug: translation.slug,
    path,
    fields: merged,
    firstPublishedAt,
    publishedAt: at,
  });
  const rows = source ? [row] : [row, ...(await remergedRows(trx, record, type, place))];
  const isFoundAnew = await writeLive(trx, rows);
  const moves = await movePaths(trx, tree);
  if (path !== null) await removeLiveRedirects(trx, [path]);
  await trx
    .updateTable('translation')
    .set({ state: 'published', scheduled_for: null, scheduled_as: null })
    .where('record_id', '=', record.id)
    .where('locale', '=', locale)
    .execute();
  const { actor, change, note } = input;
  if (change !== 'minor')
    await noteChange(trx, { recordId: record.id, edition: String(translation.source_number ?? number), at });
  const detail = { number, change, note, path };
  await remember(trx, { recordId: record.id, locale, action: 'published', actor, detail });
  const seq = await announce(trx, {
    recordIds: [record.id, ...moves.map((move) => move.recordId)],
    types: isFoundAnew ? typesOfWords : [],
    locales: [...rows.map((each) => each.locale), ...moves.map((move) => move.locale)],
    hard: false,
  });
  return { seq, number, path };
}

/**
 * Refuses a draft that was saved after it was approved.
 *
 * @throws Refusal `changed-meanwhile`
 */
export function checkRevision(
  draft: Pick<Draft['translation'], 'revision' | 'changed_by'>,
  approved: number | undefined,
): void {
  if (approved === undefined || approved === draft.revision) return;
  throw new Refusal('changed-meanwhile', `${draft.changed_by} has saved a change since you opened it.`);
}

/**
 * Refuses what may not be seen yet.
 *
 * @param at when it would be
 * @throws Refusal `embargo`
 */
export function checkEmbargo(fields: FieldValues, at: Date): void {
  const problem = embargoProblem(fields, at);
  if (problem !== null) throw new Refusal('embargo', problem);
}

/** The tree as it will be, when the record may stand in it with its slug. */
async function treeWith(
  trx: Trx,
  { record, locale, translation }: Draft,
  parentId: string | null,
  merged: Readonly<Record<string, unknown>>,
): Promise<Tree> {
  const tree = await loadTree(trx, record.id, parentId);
  if (parentId !== null && tree.get(parentId)?.slugs.size === 0) {
    throw new Refusal('parent-not-live', `Publish ${parentId}, the record above it, first.`);
  }
  const slugs = new Map(tree.get(record.id)?.slugs).set(locale, translation.slug);
  const product = (merged.product ?? null) as { feature?: string | null } | null;
  const changed = changedTree(tree, record.id, { slugs, product });
  checkSlug(changed, record.id, locale);
  return changed;
}

async function appendVersion(
  trx: Trx,
  { record, locale, translation, fields }: Draft,
  place: Pick<PublishedSource, 'parentId' | 'position'>,
  input: PublishInput,
  at: Date,
): Promise<{ number: number; firstPublishedAt: Date }> {
  const before = await trx
    .selectFrom('version')
    .select(({ fn }) => [fn.max('number').as('number'), fn.min('published_at').as('first')])
    .where('record_id', '=', record.id)
    .where('locale', '=', locale)
    .executeTakeFirstOrThrow();
  const number = (before.number ?? 0) + 1;
  await trx
    .insertInto('version')
    .values({
      record_id: record.id,
      locale,
      number,
      slug: translation.slug,
      parent_id: place.parentId,
      position: place.position,
      fields: JSON.stringify(fields),
      source_number: translation.source_number,
      change: input.change,
      note: input.note,
      published_at: at,
      published_by: input.actor,
    })
    .execute();
  return { number, firstPublishedAt: before.first ?? at };
}
