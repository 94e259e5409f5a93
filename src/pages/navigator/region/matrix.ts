import type { Status } from '../../../components/icons/StatusMark.tsx';
import type { Labelled } from '../../../components/sections/section.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { labelled } from '../../shared/records/cards.ts';
import { markOf } from '../status-marks.ts';
import { topicAnchor } from '../topic-anchor.ts';
import type { NavigatorRegionPageQuery } from './query.gen.ts';

type Region = NonNullable<NavigatorRegionPageQuery['navigatorRegion']>;

/** How a topic stands in a jurisdiction, with the way to its answer. */
interface MatrixCell {
  readonly jurisdiction: string;
  readonly mark: Status;
  readonly text: string;
  readonly url: string | null;
  /** Said where it should have been read again by now. */
  readonly overdue: string | null;
}

/** Topics by jurisdictions. */
export interface Matrix {
  readonly columns: readonly Labelled[];
  readonly rows: readonly {
    readonly anchor: string;
    readonly topic: Labelled;
    readonly cells: readonly (MatrixCell | null)[];
  }[];
}

interface Shown {
  /** ISO day, by which reviews were due. */
  readonly reviewDay: string;
  /** The two times as they stand in an address, with its question mark. */
  readonly search: string;
}

/** How each topic stands in each jurisdiction of a region, with the way to the answer of the same two times. */
export function matrixOf(
  { service, chapters: all }: Region,
  locale: Locale,
  { reviewDay, search }: Shown,
): Matrix {
  const chapters = all.flatMap((chapter) => ('entries' in chapter ? [chapter] : []));
  const topics = service && 'topics' in service ? service.topics : [];
  const answers = new Map(
    chapters.flatMap((chapter) =>
      chapter.entries.map((entry) => [`${chapter.id} ${entry.topic?.id}`, entry] as const),
    ),
  );
  return {
    columns: chapters.map((chapter) => labelled(chapter, locale)),
    rows: topics.flatMap((topic) => {
      if (!('slug' in topic)) return [];
      const cells = chapters.map((chapter): MatrixCell | null => {
        const entry = answers.get(`${chapter.id} ${topic.id}`);
        if (!entry) return null;
        const { legalStatus, reviewDueOn } = entry;
        const isOverdue = legalStatus !== 'NOT_REVIEWED' && reviewDueOn !== null && reviewDueOn < reviewDay;
        return {
          jurisdiction: chapter.title,
          mark: markOf(legalStatus),
          text: choiceLabel('navigatorCell.legalStatus', legalStatus, locale),
          url: chapter.url && `${chapter.url}${search}#${topic.slug}`,
          overdue: isOverdue ? messagesFor(locale).navigator.region.overdue : null,
        };
      });
      const named = { text: topic.title, lang: langOf(topic.locale, locale) };
      return [{ anchor: topicAnchor(topic.slug), topic: named, cells }];
    }),
  };
}
