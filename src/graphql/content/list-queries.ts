import { cachedCount, cachedFacets } from '../../content/lists/cached-facets.ts';
import { noteClosings } from '../../content/lists/derived-filters.ts';
import { DEEPEST_OFFSET, type Listing, listRecords } from '../../content/lists/list-records.ts';
import { wordsQuery } from '../../content/search/find/words-query.ts';
import { MOST_SUBJECTS, subjects, subjectTypes } from '../../content/search/subjects.ts';
import type { Order } from '../../content/types/define.ts';
import { type ContentTypeName, contentTypeNames, declarationOf } from '../../content/types/index.ts';
import { typeNameOf } from '../../content/types/names.ts';
import type { Builder } from './builder.ts';
import { amount, badInput } from './checked-arguments.ts';
import { type Parts, refOf } from './derived-fields.ts';
import { type FacetValueRef, facetType } from './facets.ts';
import { filterGiven, filterType } from './list-filters.ts';
import { fewFieldsRequested } from './requested-fields.ts';
import { weights } from './weights.ts';

/** `people(…)` for each content type: a filtered list, by cursor or by offset. */
export function listQueries(parts: Parts, facetValue: FacetValueRef): void {
  const shared = {
    pageInfo: pageInfoType(parts.builder),
    order: orderType(parts.builder),
    facet: facetType(parts.builder, facetValue),
  };
  for (const name of contentTypeNames) listQuery(parts, shared, name);
  subjectsQuery(parts);
}

/** What is followed as a topic. */
function subjectsQuery({ builder, record }: Parts): void {
  builder.queryField('subjects', (t) =>
    t.field({
      type: [record],
      extensions: { ...weights.list, length: MOST_SUBJECTS },
      description: `What records are about, and readers follow, of whatever type: at most ${MOST_SUBJECTS}.`,
      args: { locale: t.arg({ type: 'Locale', required: true }) },
      resolve: (_root, { locale }, { db, tags }) => {
        for (const type of subjectTypes) tags.add(`type:${type}`);
        return subjects(db, locale);
      },
    }),
  );
}

interface Shared {
  readonly pageInfo: ReturnType<typeof pageInfoType>;
  readonly order: ReturnType<typeof orderType>;
  readonly facet: ReturnType<typeof facetType>;
}

function pageInfoType(builder: Builder) {
  return builder.objectRef<Listing>('PageInfo').implement({
    fields: (t) => ({
      endCursor: t.exposeString('endCursor', { nullable: true }),
      hasNextPage: t.exposeBoolean('hasNextPage', {}),
    }),
  });
}

function orderType(builder: Builder) {
  return builder.enumType('ListOrder', {
    values: {
      TITLE: { value: 'title' },
      NEWEST: { value: 'newest' },
      SOONEST: { value: 'soonest', description: 'What comes next first, then what was last.' },
      POSITION: { value: 'position' },
      CLOSING: { value: 'closing', description: 'What closes first; of types that close.' },
      AMOUNT: { value: 'amount', description: 'The highest amount first; of types that have one.' },
    } as const satisfies Record<string, { value: Order; description?: string }>,
  });
}

function connectionType(parts: Parts, { pageInfo, facet }: Shared, name: ContentTypeName) {
  return parts.builder.objectRef<Listing>(`${typeNameOf(name)}Connection`).implement({
    fields: (t) => ({
      nodes: t.field({ type: [refOf(parts, name)], resolve: ({ nodes }) => [...nodes] }),
      totalCount: t.int({
        extensions: weights.count,
        resolve: ({ request }, _args, { db }) => cachedCount(db, request),
      }),
      pageInfo: t.field({ type: pageInfo, resolve: (listing) => listing }),
      facets: t.field({
        type: [facet],
        extensions: weights.facets,
        description: 'By what it can be filtered: each count is that with all other filters.',
        args: { fields: t.arg.stringList({ description: 'Only these.' }) },
        resolve: async ({ request }, { fields }, { db, tags }) => {
          const facets = await cachedFacets(db, request, fields ?? undefined);
          for (const { values } of facets)
            for (const { value, label } of values) if (label) tags.add(`record:${value}`);
          return facets;
        },
      }),
    }),
  });
}

function listQuery(parts: Parts, shared: Shared, name: ContentTypeName): void {
  const { builder } = parts;
  const declaration = declarationOf(name);
  const filter = filterType(parts, name);
  const connection = connectionType(parts, shared, name);
  builder.queryField(declaration.plural, (t) =>
    t.field({
      type: connection,
      extensions: weights.list,
      description: 'Those in the language asked for first, then English ones that are not translated.',
      args: {
        locale: t.arg({ type: 'Locale', required: true }),
        ...(filter ? { filter: t.arg({ type: filter }) } : {}),
        first: t.arg.int({ defaultValue: 20 }),
        after: t.arg.string(),
        offset: t.arg.int({ description: `At most ${DEEPEST_OFFSET}; further pages by cursor.` }),
        startsWith: t.arg.string({ description: 'First letters of the title, or of the family name.' }),
        // Of answers of the navigator there are too many to compare their titles one by one.
        ...(declaration.address
          ? { named: t.arg.string({ description: 'Words of the name or title.', extensions: weights.names }) }
          : {}),
        words: t.arg.string({ description: 'As the search understands them.', extensions: weights.names }),
        availableIn: t.arg({
          type: ['Locale'],
          description: 'Those that can be read in one of these languages.',
        }),
        order: t.arg({ type: shared.order, description: 'The order that the type declares, if not given.' }),
        ...(declaration.orderBy ? boundsOf(t) : {}),
      },
      resolve: async (_root, args, { db, clock, tags }, info) => {
        tags.add(`type:${name}`);
        const offset = args.offset ?? 0;
        if (offset < 0 || offset > DEEPEST_OFFSET)
          throw badInput(`offset is a number from 0 to ${DEEPEST_OFFSET}`);
        if (args.after && offset > 0) throw badInput('Either after or offset, not both');
        const bounds = args as { from?: Date | null; until?: Date | null; named?: string | null };
        const words = args.words?.trim() ? await wordsQuery(db, name, args.words, args.locale) : null;
        // Also announced when records are found by other names than before.
        if (args.words?.trim()) tags.add('type:synonym');
        const order = args.order ?? declaration.order;
        const isFurther = order === 'closing' || order === 'amount';
        if (isFurther && !declaration.furtherOrders?.includes(order))
          throw badInput(`${declaration.plural} have no such order`);
        if (declaration.derivedFilters?.includes('state')) await noteClosings(db, name, clock);
        const listing = await listRecords(
          db,
          {
            type: name,
            locale: args.locale,
            filter: filterGiven((args as { filter?: unknown }).filter),
            startsWith: args.startsWith?.slice(0, 100) || null,
            named: bounds.named?.slice(0, 100).trim() || null,
            words,
            availableIn: args.availableIn?.length ? args.availableIn : null,
            from: bounds.from ?? null,
            until: bounds.until ?? null,
            order,
            now: clock.unnoted(),
          },
          {
            first: amount(args.first),
            after: args.after ?? null,
            offset,
            fields: fewFieldsRequested(info, declaration.fields),
          },
          clock,
        );
        if (!listing) throw badInput('after is not a cursor of this list');
        for (const { id } of listing.nodes) tags.add(`record:${id}`);
        return listing;
      },
    }),
  );
}

type QueryBuilder = PothosSchemaTypes.QueryFieldBuilder<Builder['$inferSchemaTypes'], object>;

function boundsOf(t: Pick<QueryBuilder, 'arg'>) {
  return {
    from: t.arg({ type: 'DateTime', description: 'Not before, by the day or instant it is ordered by.' }),
    until: t.arg({ type: 'DateTime', description: 'Before, by the day or instant it is ordered by.' }),
  };
}
