import type { Builder } from '../../../browser/islands/report-builder/builder.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { type Locale, localeFacts, type SiteLocale, siteLocales } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { depths, layouts } from '../../../reports/model/options.ts';
import { type ReportChoice, reportParts } from './choice.ts';
import type { ReportPreviewProps } from './preview.ts';
import type { ReportBuilderPageQuery } from './query.gen.ts';

type Offered = NonNullable<ReportBuilderPageQuery['page']>['table'];

interface Shown {
  readonly service: string;
  readonly action: string;
  readonly locale: SiteLocale;
  readonly choice: ReportChoice;
  readonly preview: ReportPreviewProps;
}

/** The form of a report: what a service has, and what of it is chosen. */
export function builderOf(table: Offered, { service, action, locale, choice, preview }: Shown): Builder {
  const m = messagesFor(locale).reportBuilder;
  const { options, selection, language } = choice;
  const plain = (value: string, label: string) => ({ value, label, lang: null });
  return {
    action,
    service,
    locale,
    regions: regionsOf(table, locale),
    chosen: preview.chosen,
    groups: groupsOf(table, locale),
    topics: selection.topics,
    dates: { on: selection.on ?? '', known: selection.known ?? '', since: selection.since ?? '' },
    depths: depths.map((depth) => plain(depth, m.depths[depth])),
    depth: options.depth,
    layouts: layouts.map((layout) => plain(layout, m.layouts[layout])),
    layout: options.layout,
    languages: siteLocales.map((one) => ({
      value: one,
      label: localeFacts[one].name,
      lang: langOf(one, locale) ?? null,
    })),
    language: language ?? locale,
    parts: reportParts.map((part) => ({ ...plain(part, m.partNames[part]), checked: options[part] })),
    search: preview.search,
    hasReport: preview.document !== null,
    noFile: preview.noFile,
    texts: {
      jurisdictions: m.jurisdictions,
      find: m.find,
      findHint: m.findHint,
      add: m.add,
      addSet: m.addSet,
      addEvery: m.addEvery,
      addList: m.addList,
      chosen: m.chosen,
      chosenHint: m.chosenHint,
      topics: m.topics,
      topicsHint: m.topicsHint,
      options: m.options,
      on: m.on,
      known: m.known,
      since: m.since,
      dateHint: m.dateHint,
      sinceHint: m.sinceHint,
      depth: m.depth,
      layout: m.layout,
      language: m.language,
      parts: m.parts,
      show: m.show,
      takeText: m.takeText,
      print: m.print,
      word: m.word,
      excel: m.excel,
      csv: m.csv,
      proof: m.proof,
      updating: m.updating,
      cancel: m.cancel,
      refusedFailed: m.refusedFailed,
    },
  };
}

const named = ({ title, locale: own }: { title: string; locale: Locale }, locale: Locale) => ({
  label: title,
  lang: langOf(own, locale) ?? null,
});

function regionsOf({ offered }: Offered, locale: Locale): Builder['regions'] {
  const m = messagesFor(locale).reportBuilder;
  const byRegion = Map.groupBy(offered, ({ chapter }) => chapter.region?.id ?? '');
  return [...byRegion].map(([id, own]) => {
    const region = own[0]?.chapter.region ?? { title: '', locale };
    return {
      id,
      title: region.title,
      lang: langOf(region.locale, locale) ?? null,
      addAll: m.addAll({ region: region.title }),
      jurisdictions: own.map(({ key, chapter }) => ({
        value: key,
        ...named(chapter, locale),
        up: m.up({ name: chapter.title }),
        down: m.down({ name: chapter.title }),
      })),
    };
  });
}

function groupsOf({ offeredTopics }: Offered, locale: Locale): Builder['groups'] {
  const byGroup = Map.groupBy(offeredTopics, ({ topic }) => topic.group ?? '');
  return [...byGroup].map(([title, own]) => ({
    title,
    topics: own.map(({ key, topic }) => ({ value: key, ...named(topic, locale) })),
  }));
}
