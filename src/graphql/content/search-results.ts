import { directAnswers } from '../../content/search/find/direct-answers.ts';
import type { SearchRequest } from '../../content/search/find/narrowing.ts';
import { type SearchResult, search } from '../../content/search/find/search.ts';
import { type FacetName, facetNames } from '../../content/search/index/about.ts';
import { deskFor, type NearQuery, nearQueries } from '../../content/search/instead.ts';
import { missedSearches } from '../../content/search/missing/missed-searches.ts';
import { contentTypeNames } from '../../content/types/index.ts';
import { searchTabs } from '../../content/types/places-in-lists.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { AnswerInMaking } from './api-context.ts';
import { amount, badInput, typesNamed } from './checked-arguments.ts';
import { type Parts, refOf } from './derived-fields.ts';
import type { FacetValueRef } from './facets.ts';
import { type SearchFacet, searchFacets } from './search-facets.ts';
import { hitsOf, hitType } from './search-hits.ts';
import { weights } from './weights.ts';

/** Deepest result that can be asked for. */
const DEEPEST = 1_000;

interface Answer {
  readonly result: SearchResult;
  readonly locale: Locale;
  readonly request: SearchRequest;
  /** Languages were chosen: records are shown in them, and not in the reader's. */
  readonly hasLanguage: boolean;
}

/** Searches of one question from outside wait for one another, so that those of others go between. */
const inTurn = <T>(answer: AnswerInMaking | null, task: () => Promise<T>) =>
  answer === null ? task() : answer.inTurn(task);

/** `search`: what answers a question, with the passages that match and what they can be narrowed by. */
export function searchResults(parts: Parts, facetValue: FacetValueRef): void {
  const { builder } = parts;
  const answer = answerType(parts, facetValue);
  const filter = builder.inputType('SearchFilter', {
    fields: (t) =>
      Object.fromEntries(facetNames.map((name) => [name, t.stringList()])) as Record<
        FacetName,
        ReturnType<typeof t.stringList>
      >,
  });
  const sort = builder.enumType('SearchSort', {
    values: { RELEVANCE: { value: 'relevance' }, NEWEST: { value: 'newest' } } as const,
  });
  builder.queryField('search', (t) =>
    t.field({
      type: answer,
      extensions: weights.search,
      description:
        'Records that answer a question, best first. Only what the viewer may read is looked through.',
      args: {
        text: t.arg.string({
          required: true,
          description: 'Words, "phrases" and -exclusions; 200 characters are read.',
        }),
        locale: t.arg({ type: 'Locale', required: true }),
        types: t.arg.stringList({ description: 'Content types of the results; all if not given.' }),
        filter: t.arg({ type: filter }),
        sort: t.arg({ type: sort, defaultValue: 'relevance' }),
        first: t.arg.int({ defaultValue: 10 }),
        offset: t.arg.int({ defaultValue: 0 }),
        asTyped: t.arg.boolean({ description: 'Without setting right what may be misspelt.' }),
      },
      resolve: async (_root, args, { db, viewer, clock, tags, answer: outside }) => {
        const offset = args.offset ?? 0;
        if (offset < 0 || offset > DEEPEST) throw badInput(`offset is a number from 0 to ${DEEPEST}`);
        // Any publication may add to what is found.
        for (const type of contentTypeNames) tags.add(`type:${type}`);
        const chosen = Object.entries(args.filter ?? {}).flatMap(([name, values]) =>
          values?.length ? [[name, values.slice(0, 20)]] : [],
        );
        const now = new Date(`${clock.today()}T00:00:00Z`);
        const request: SearchRequest = {
          text: args.text,
          locale: args.locale,
          viewer,
          types: args.types ? typesNamed(args.types) : null,
          chosen: Object.fromEntries(chosen) as Partial<Record<FacetName, string[]>>,
          sort: args.sort ?? 'relevance',
          first: Math.min(amount(args.first), 50),
          offset,
          asTyped: args.asTyped ?? false,
          now,
        };
        const result = await inTurn(outside, () => search(db, request));
        const isWhole = !args.types && chosen.length === 0 && offset === 0;
        if (result.isMissed && isWhole) missedSearches.note(args.locale, args.text);
        return { result, request, locale: args.locale, hasLanguage: Boolean(args.filter?.language?.length) };
      },
    }),
  );
}

function answerType(parts: Parts, facetValue: FacetValueRef) {
  const { builder } = parts;
  const hit = hitType(parts);
  const facet = builder.objectRef<SearchFacet>('SearchFacet').implement({
    fields: (t) => ({
      name: t.exposeString('name', { description: 'A field of `SearchFilter`.' }),
      values: t.field({ type: [facetValue], resolve: ({ values }) => [...values] }),
    }),
  });
  const ofType = builder.objectRef<{ type: string; count: number }>('SearchTypeCount').implement({
    fields: (t) => ({ type: t.exposeString('type', {}), count: t.exposeInt('count', {}) }),
  });
  return builder.objectRef<Answer>('SearchAnswer').implement({
    fields: (t) => ({
      totalCount: t.int({ resolve: ({ result }) => result.total }),
      corrected: t.string({
        nullable: true,
        description: 'What was looked for instead, where words stand nowhere as they were typed.',
        resolve: ({ result }) => result.corrected,
      }),
      types: t.field({
        type: [ofType],
        description: 'How many of each type, whatever types were asked for.',
        resolve: ({ result }) =>
          Object.entries(result.byType).map(([type, count]) => ({ type, count: count ?? 0 })),
      }),
      facets: t.field({
        type: [facet],
        resolve: ({ result, request }, _args, context) => searchFacets(result, request, context),
      }),
      results: t.field({
        type: [hit],
        resolve: ({ result, locale, hasLanguage }, _args, context) =>
          hitsOf(result.found, result.groups, hasLanguage ? null : locale, context),
      }),
      direct: t.field({
        type: [hit],
        extensions: weights.list,
        description:
          'The people, offices and answers of the navigator that the question names, three at most: their fields answer it.',
        resolve: async ({ result: { groups }, locale, request }, _args, { db, loaders, tags }) => {
          const records = await directAnswers(db, loaders, { groups, locale, now: request.now });
          for (const { id } of records) tags.add(`record:${id}`);
          return records.map((record) => ({ record, foundIn: record.locale, groups }));
        },
      }),
      elsewhere: t.field({
        type: [hit],
        description: 'Found in other languages, when there is little else.',
        resolve: ({ result, locale }, _args, context) =>
          hitsOf(result.elsewhere, result.groups, locale, context),
      }),
      instead: t.field({
        type: insteadType(parts),
        nullable: true,
        description: 'What else to look for, and whom to ask; null where something is found.',
        resolve: (answer) => (answer.result.total === 0 && answer.request.text.trim() ? answer : null),
      }),
    }),
  });
}

function insteadType(parts: Parts) {
  const { builder } = parts;
  const near = builder.objectRef<NearQuery>('NearQuery').implement({
    fields: (t) => ({ text: t.exposeString('text', {}), count: t.exposeInt('count', {}) }),
  });
  return builder.objectRef<Answer>('SearchInstead').implement({
    fields: (t) => ({
      near: t.field({
        type: [near],
        extensions: weights.search,
        description: 'The words nearest to those that stand nowhere, with how many they find.',
        resolve: ({ request }, _args, { db, answer }) => inTurn(answer, () => nearQueries(db, request)),
      }),
      everywhere: t.int({
        description: 'How many there are of all types, without what was chosen.',
        resolve: ({ result }) => result.whole,
      }),
      desk: t.field({
        type: refOf(parts, 'page'),
        nullable: true,
        extensions: weights.list,
        description: 'The page whose desks answer questions about what a tab of the search shows.',
        args: { tab: t.arg.string() },
        resolve: async ({ request }, { tab }, { db, clock, tags }) => {
          tags.add('type:page');
          const wanted = searchTabs.find((one) => one === tab) ?? null;
          return deskFor(db, wanted, request, clock);
        },
      }),
    }),
  });
}
