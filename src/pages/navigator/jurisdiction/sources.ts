import type { AnswerDetail } from '../../../components/navigator/answer.ts';
import type { Labelled } from '../../../components/sections/section.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { anchorOf, type Entry } from './chapter.ts';

type Instrument = AnswerDetail['instruments'][number];

/** A source, and the answers that rest on it. */
export interface SourceOf {
  readonly instrument: Instrument;
  readonly answers: readonly Labelled[];
}

/** Every source of the answers once, in the order in which they are named first. */
export function sourcesOf(entries: readonly Entry[], locale: Locale): SourceOf[] {
  const named = entries.flatMap((entry) => entry.instruments.map((instrument) => ({ entry, instrument })));
  const byName = Map.groupBy(named, ({ instrument: { name, url } }) => `${name} ${url}`);
  return [...byName.values()].map((uses) => {
    const instruments = uses.map(({ instrument }) => instrument);
    const citations = new Set(instruments.map(({ citation }) => citation));
    return {
      instrument: {
        name: instruments[0]?.name ?? '',
        url: instruments[0]?.url ?? null,
        nativeTitle: instruments.find(({ nativeTitle }) => nativeTitle)?.nativeTitle ?? null,
        // Several are articles of it, which stand at their answers.
        citation: citations.size === 1 ? (instruments[0]?.citation ?? null) : null,
      },
      answers: [...new Set(uses.map(({ entry }) => entry))].flatMap((entry) =>
        entry.topic
          ? [
              {
                text: entry.topic.title,
                url: `#${anchorOf(entry)}`,
                lang: langOf(entry.topic.locale, locale),
              },
            ]
          : [],
      ),
    };
  });
}
