import type { NameFragment } from '../../graphql/fragments/records.fragments.gen.ts';
import type { CardRecord, NamedRecord } from '../shared/records/cards.ts';
import type { Merged } from '../shared/records/merged.ts';
import type { FieldDealFragment, FieldPersonFragment } from './expertise.fragments.gen.ts';

export type FieldDeal = Merged<FieldDealFragment>;
export type FieldPerson = Merged<FieldPersonFragment>;

/** A sector or a service: what was done, written and announced in it, and who works there. */
export interface Field extends NameFragment {
  readonly fieldDeals: readonly FieldDeal[];
  readonly fieldWriting: readonly CardRecord[];
  readonly fieldDates: readonly CardRecord[];
  readonly fieldPeople: readonly FieldPerson[];
}

interface Related extends NamedRecord {
  readonly type: string;
  readonly fields?: readonly NamedRecord[];
}

const isField = (record: NamedRecord): record is Field => 'fieldDeals' in record;

/**
 * What a group's page is about, with what lies below it: its sectors, or its services where it names no sector.
 * A service beside sectors is a neighbour: what it does for other industries is not the group's.
 */
export function fieldsOf(related: readonly Related[]): Field[] {
  const fields = related.filter(isField) as (Field & Related)[];
  const sectors = fields.filter(({ type }) => type === 'sector');
  const roots = sectors.length > 0 ? sectors : fields;
  return roots.flatMap((root) => [root, ...(root.fields ?? []).filter(isField)]);
}

/** Records of several fields together, none twice. */
export function together<T extends { readonly id: string }>(lists: readonly (readonly T[])[]): T[] {
  return [...new Map(lists.flat().map((record) => [record.id, record])).values()];
}
