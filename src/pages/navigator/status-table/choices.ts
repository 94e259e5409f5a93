import type { Choice } from '../../../components/controls/Field.tsx';
import { choiceOptions } from '../../../content/types/choices.ts';
import { collator } from '../../../i18n/formatters.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import type { Selection } from '../selection/selection.ts';
import type { Table } from './table.ts';

interface NamedChoice {
  readonly value: string;
  readonly label: string;
  readonly lang: string | undefined;
}

/** What the form of a table offers, and what of it is chosen. */
export interface TableChoices {
  readonly jurisdictions: readonly Choice[];
  /** By their groups. */
  readonly topics: readonly { readonly legend: string; readonly choices: readonly Choice[] }[];
  readonly groups: readonly NamedChoice[];
  readonly statuses: readonly Choice[];
  /** Those that are shown. */
  readonly baselines: readonly NamedChoice[];
}

/** @param own the jurisdiction whose page it is: it is there whatever is chosen */
export function tableChoices(table: Table, selection: Selection, own: string, locale: Locale): TableChoices {
  const { compare } = collator(localeFacts[locale].tag);
  const choice = (key: string, { title, locale: written }: { title: string; locale: Locale }) => ({
    value: key,
    label: title,
    lang: langOf(written, locale),
  });
  const groups = Map.groupBy(table.offeredTopics, ({ groupKey }) => groupKey ?? '');
  const named = [...groups].map(([key, [first]]) => ({
    value: key,
    label: first?.topic.group ?? '',
    lang: langOf(first?.topic.locale ?? locale, locale),
  }));
  return {
    jurisdictions: table.offered
      .filter(({ key }) => key !== own)
      .map(({ key, chapter }) => ({
        ...choice(key, chapter),
        checked: selection.jurisdictions.includes(key),
      }))
      .sort((one, other) => compare(one.label, other.label)),
    topics: [...groups].map(([, members]) => ({
      legend: members[0]?.topic.group ?? '',
      choices: members.map(({ key, topic }) => ({
        ...choice(key, topic),
        checked: selection.topics.includes(key),
      })),
    })),
    groups: named.filter(({ label }) => label !== ''),
    statuses: choiceOptions('navigatorCell.legalStatus', locale).map(({ value, label }) => ({
      value,
      label,
      checked: selection.statuses.includes(value),
    })),
    baselines: table.jurisdictions.map(({ key, chapter }) => choice(key, chapter)),
  };
}
