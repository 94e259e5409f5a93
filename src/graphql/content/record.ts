import {
  type Gate,
  gateOf,
  readableBody,
  readableHeadings,
  readableSummary,
} from '../../content/access/gates.ts';
import type { Crumb } from '../../content/loaders/breadcrumbs.ts';
import type { TreeEntry } from '../../content/loaders/side-tree.ts';
import type { Staleness } from '../../content/loaders/staleness.ts';
import type { Translation } from '../../content/loaders/translations.ts';
import { titleInPlace } from '../../content/navigator/title-in-place.ts';
import type { LiveRecord } from '../../content/records/live-record.ts';
import { enumName } from '../../content/types/choices.ts';
import {
  type ContentTypeName,
  contentTypeNames,
  declarationOf,
  typeLabel,
  typesIn,
} from '../../content/types/index.ts';
import { typeNameOf } from '../../content/types/names.ts';
import { type FollowedAs, type MixedList, mixedLists } from '../../content/types/places-in-lists.ts';
import { subjectOf } from '../../content/types/tags.ts';
import { urlOf } from '../../routing/links.ts';
import type { Builder } from './builder.ts';
import { amount, badInput, typesNamed } from './checked-arguments.ts';
import { titleAbove } from './named-by.ts';
import { isOfLinks } from './requested-fields.ts';
import { withRecords } from './rich-text.ts';
import { weights } from './weights.ts';

export type RecordRef = ReturnType<typeof recordInterface>;

/** The interface `Record`: what every content type has, resolved in one place for all of them. */
export function recordInterface(builder: Builder) {
  const parts = recordParts(builder);
  const record = builder.interfaceRef<LiveRecord>('Record');
  builder.interfaceType(record, {
    description: 'A content record in the language asked for, else in English: `locale` tells.',
    resolveType: (value) => typeNameOf((value as LiveRecord).type),
    fields: (t) => ({
      id: t.exposeID('id', {}),
      type: t.exposeString('type', { description: 'The content type, camelCase.' }),
      typeLabel: t.string({
        description: 'The content type in plain words, in the language asked for.',
        resolve: ({ type, requestedLocale }) => typeLabel(type, requestedLocale),
      }),
      followedAs: t.field({
        type: parts.followedAs,
        description: 'As what readers follow it.',
        resolve: ({ type }) => declarationOf(type).followedAs ?? 'record',
      }),
      locale: t.expose('locale', { type: 'Locale', description: 'The language it is in.' }),
      title: t.exposeString('title', {}),
      titleInPlace: t.string({
        extensions: weights.lookUp,
        description: 'How it is called away from its page: “Data protection: France”, not “France”.',
        resolve: (live, _args, { loaders }) => titleInPlace(live, loaders),
      }),
      summary: t.string({
        nullable: true,
        resolve: (live, _args, context) => readableSummary(live, context),
      }),
      body: t.field({
        type: 'RichText',
        extensions: weights.body,
        nullable: true,
        description: 'As much of it as the viewer may read: see `gate`.',
        resolve: async (live, _args, context) => {
          const body = await readableBody(live, context);
          return body && withRecords(body, live.requestedLocale, context);
        },
      }),
      headings: t.stringList({
        extensions: weights.body,
        description: 'Main headings of all of its text, also of what the viewer may not read.',
        resolve: (live, _args, context) => readableHeadings(live, context),
      }),
      gate: t.field({
        type: parts.gate,
        nullable: true,
        description:
          'Set when the viewer may not read all of it, or of what stands below a navigator service.',
        resolve: (live, _args, context) => gateOf(live, context),
      }),
      subject: t.id({
        nullable: true,
        description:
          'The id of the practice that it is about first, else of a topic: drawings take their colour from it.',
        resolve: subjectOf,
      }),
      slug: t.exposeString('slug', {}),
      path: t.exposeString('path', { nullable: true, description: 'Without language prefix.' }),
      url: t.string({
        nullable: true,
        description: 'Its address in the language asked for; null when it has no page.',
        resolve: (live) => urlOf(live, live.requestedLocale),
      }),
      firstPublishedAt: t.expose('firstPublishedAt', { type: 'DateTime' }),
      publishedAt: t.expose('publishedAt', { type: 'DateTime' }),
      stale: t.field({
        extensions: weights.lookUp,
        type: parts.stale,
        nullable: true,
        description: 'Set when the source language was published again after this translation of it.',
        resolve: (live, _args, { loaders }) => loaders.staleness(live),
      }),
      withdrawn: t.field({
        type: parts.withdrawn,
        nullable: true,
        resolve: ({ withdrawnAt: at, withdrawnReason: reason }) => (at && reason ? { at, reason } : null),
      }),
      translations: t.field({
        extensions: weights.lookUp,
        type: [parts.translation],
        description: 'The languages it is live in, its own among them.',
        resolve: async (live, _args, { loaders }) =>
          (await loaders.translations(live)).map((one) => ({ ...one, type: live.type })),
      }),
      breadcrumbs: t.field({
        extensions: weights.lookUp,
        type: [parts.crumb],
        description: 'Ancestors, the area’s first page first, without the record itself.',
        resolve: (live, _args, { loaders }) => loaders.breadcrumbs(live),
      }),
      sideTree: t.field({
        extensions: weights.sideTree,
        type: [parts.treeEntry],
        description:
          'For a navigation at the side: the outermost ancestor, then depth first what hangs below it, opened on the way here.',
        args: {
          types: t.arg.stringList({ description: 'Those that stand in a tree, if not given.' }),
        },
        resolve: (live, { types }, { loaders }) =>
          loaders.sideTree(live, types ? typesNamed(types) : typesIn('side-tree')),
      }),
      parent: t.field({
        extensions: weights.lookUp,
        type: record,
        nullable: true,
        resolve: (live, _args, { loaders }) =>
          live.parentId === null ? null : loaders.record(live.parentId, live.requestedLocale),
      }),
      children: t.field({
        extensions: weights.lookUp,
        type: [record],
        description: 'In their order.',
        args: { types: t.arg.stringList(), first: t.arg.int({ defaultValue: 100 }) },
        resolve: (live, { types, first }, { loaders }, info) =>
          loaders.children(live, {
            types: types ? typesNamed(types) : childTypesOf(live.type),
            first: amount(first),
            ofLinks: isOfLinks(info),
          }),
      }),
      linkedFrom: t.field({
        extensions: weights.lookUp,
        type: [record],
        description: 'Records that link to this one, the newest first.',
        args: {
          types: t.arg.stringList(),
          lists: t.arg({
            type: [parts.list],
            description: 'Those that stand in these lists, besides `types`.',
          }),
          field: t.arg.string(),
          first: t.arg.int({ defaultValue: 20 }),
        },
        resolve: (live, { types, lists, field, first }, { loaders }, info) => {
          const wanted = [...typesNamed(types ?? []), ...(lists ?? []).flatMap(typesIn)];
          if (wanted.length === 0) throw badInput('linkedFrom needs types or lists');
          return loaders.linkedFrom(live, {
            types: wanted,
            field: field ?? null,
            first: amount(first),
            ofLinks: isOfLinks(info),
          });
        },
      }),
    }),
  });
  return record;
}

function recordParts(builder: Builder) {
  const gateKind = builder.enumType('GateKind', {
    values: {
      SIGN_IN: { value: 'sign-in', description: 'Whoever is signed in may read it.' },
      PERMISSION: { value: 'permission' },
    } as const satisfies Record<string, { value: Gate['kind']; description?: string }>,
  });
  const list = builder.enumType('RecordList', {
    description: 'Lists of several types; each type declares in which its records stand.',
    values: Object.fromEntries(mixedLists.map((value) => [enumName(value), { value }])) as Record<
      string,
      { value: MixedList }
    >,
  });
  const followedAs = builder.enumType('FollowedAs', {
    values: {
      TOPIC: { value: 'topic', description: 'What is about it.' },
      AUTHOR: { value: 'author', description: 'What is by them.' },
      RECORD: { value: 'record', description: 'Its own changes alone.' },
    } as const satisfies Record<string, { value: FollowedAs | 'record'; description: string }>,
  });
  return {
    list,
    followedAs,
    gate: builder.objectRef<Gate>('Gate').implement({
      fields: (t) => ({
        kind: t.expose('kind', { type: gateKind }),
        permission: t.exposeString('permission', {
          nullable: true,
          description: 'The one that is needed, in its simple form.',
        }),
      }),
    }),
    stale: builder.objectRef<Staleness>('Stale').implement({
      fields: (t) => ({
        translatedFrom: t.expose('translatedFrom', { type: 'DateTime' }),
        updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
      }),
    }),
    withdrawn: builder.objectRef<{ at: Date; reason: string }>('Withdrawn').implement({
      fields: (t) => ({ at: t.expose('at', { type: 'DateTime' }), reason: t.exposeString('reason', {}) }),
    }),
    translation: builder.objectRef<Translation & { type: ContentTypeName }>('Translation').implement({
      fields: (t) => ({
        locale: t.expose('locale', { type: 'Locale' }),
        url: t.string({ nullable: true, resolve: (one) => urlOf(one, one.locale) }),
        title: t.exposeString('title', {}),
      }),
    }),
    treeEntry: builder.objectRef<TreeEntry>('TreeEntry').implement({
      fields: (t) => ({
        id: t.exposeID('id', {}),
        title: t.exposeString('title', {}),
        url: t.string({ nullable: true, resolve: (entry) => urlOf(entry, entry.requestedLocale) }),
        locale: t.expose('locale', { type: 'Locale' }),
        depth: t.exposeInt('depth', { description: '0 for the outermost ancestor.' }),
      }),
    }),
    crumb: builder.objectRef<Crumb>('Crumb').implement({
      fields: (t) => ({
        id: t.exposeID('id', {}),
        title: t.string({
          resolve: async (crumb, _args, context) => (await titleAbove(crumb, context)).title,
        }),
        url: t.string({ nullable: true, resolve: (crumb) => urlOf(crumb, crumb.requestedLocale) }),
        locale: t.field({
          type: 'Locale',
          description: 'The language of its title.',
          resolve: async (crumb, _args, context) => (await titleAbove(crumb, context)).locale,
        }),
      }),
    }),
  };
}

function childTypesOf(parent: ContentTypeName): ContentTypeName[] {
  return contentTypeNames.filter((name) => declarationOf(name).parents.includes(parent));
}
