import { answersNamedBy, writeEntriesNamedBy } from '../search/index/entries-named-by.ts';
import { announce, typesOfWords } from './announce.ts';
import { lockRecord } from './draft.ts';
import { remember } from './history.ts';
import { liveRowsOf, type TakeDownInput } from './live-rows-of.ts';
import { changedTree, loadTree } from './load-tree.ts';
import { movePaths } from './move-paths.ts';
import { noteChange } from './note-change.ts';
import { type Instead, leadElsewhere, resolveInstead } from './redirects.ts';
import { Refusal } from './refusal.ts';
import { settleDrafts } from './settle-drafts.ts';
import { type Db, inPublication, type Trx } from './transaction.ts';

interface UnpublishInput extends TakeDownInput {
  /** What its readers get: another record, an address, or the reason why it is gone (410). */
  readonly instead: Instead;
}

/**
 * Takes a record off the site in one language or in all. Returns when it is committed, not when every process has
 * dropped it: see `takeDown`.
 *
 * @returns the publication's number
 * @throws Refusal `not-live`, `has-live-children` when something below would lose its place, or `redirect`
 */
export async function unpublish(db: Db, input: UnpublishInput): Promise<{ seq: number }> {
  const { recordId, actor } = input;
  return inPublication(db, async (trx) => {
    await lockRecord(trx, recordId);
    const { taken, remaining } = await liveRowsOf(trx, input);
    if (remaining.length === 0) await checkChildren(trx, recordId);
    const formerAnswers = await answersNamedBy(trx, [recordId]);
    const tree = await loadTree(trx, recordId, taken[0]?.parent_id ?? null);
    for (const { locale, path } of taken) {
      const instead = await resolveInstead(trx, input.instead, { recordId, locale, path, remaining });
      await trx.deleteFrom('live').where('record_id', '=', recordId).where('locale', '=', locale).execute();
      await leadElsewhere(trx, { recordId, locale, path }, instead);
      const detail = { path, instead };
      await remember(trx, { recordId, locale, action: 'unpublished', actor, detail });
    }
    await settleDrafts(trx, { recordId, locales: taken.map((row) => row.locale), actor }, 'unpublished');
    if (remaining.length === 0) {
      const at = new Date();
      await noteChange(trx, { recordId, edition: `unpublished ${at.getTime()}`, at });
    }
    // What is below a translation that is gone is found under the source language's slug again.
    const slugs = new Map(remaining.map((row) => [row.locale, row.slug]));
    const moves = await movePaths(trx, changedTree(tree, recordId, { slugs }));
    const isFoundAnew = await writeEntriesNamedBy(trx, [recordId], { formerAnswers });
    const seq = await announce(trx, {
      recordIds: [recordId, ...moves.map((move) => move.recordId)],
      types: isFoundAnew ? typesOfWords : [],
      locales: [...taken.map((row) => row.locale), ...moves.map((move) => move.locale)],
      hard: true,
    });
    return { seq };
  });
}

async function checkChildren(trx: Trx, recordId: string): Promise<void> {
  const children = await trx
    .selectFrom('live')
    .select(['record_id', 'title'])
    .where('parent_id', '=', recordId)
    .limit(5)
    .execute();
  if (children.length === 0) return;
  const names = children.map((child) => `“${child.title}” (${child.record_id})`).join(', ');
  throw new Refusal(
    'has-live-children',
    `Records below it are live: ${names}. Move or unpublish them first.`,
  );
}
