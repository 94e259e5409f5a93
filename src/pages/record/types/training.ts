import { choiceLabel } from '../../../i18n/choices.ts';
import { plural } from '../../../i18n/fill.ts';
import { localeFacts } from '../../../routing/locales.ts';
import { cardSection, dayRow, linesSection, peopleSection, recordsRow, textRow } from '../../rows.ts';
import type { PartsContext, RecordOf, RecordParts } from '../parts.ts';

export function trainingSeriesParts(
  series: RecordOf<'TrainingSeries'>,
  { m, locale }: PartsContext,
): RecordParts {
  return {
    meta: [
      textRow(m.training.level, choiceLabel('trainingLevel', series.trainingLevel, locale)),
      textRow(m.training.audience, series.audience),
      recordsRow(m.record.topics, series.topics, locale),
    ],
    sections: [
      linesSection('outcome', m.training.outcome, series.outcome),
      cardSection('items', m.training.items, series.items, locale),
    ],
    jsonLd: { '@type': 'Course', name: series.title, description: series.summary ?? undefined },
  };
}

export function trainingItemParts(item: RecordOf<'TrainingItem'>, { m, locale }: PartsContext): RecordParts {
  const minutes = (count: number) => plural(localeFacts[locale].tag, count, m.record.minutes);
  return {
    meta: [
      recordsRow(m.training.series, [item.series], locale),
      textRow(m.record.type, choiceLabel('trainingKind', item.trainingKind, locale)),
      textRow(m.training.duration, minutes(item.minutes)),
      textRow(m.events.cpd, item.cpdMinutes && minutes(item.cpdMinutes)),
      dayRow(m.training.lawAsAt, item.lawAsAt, locale),
    ],
    sections: [peopleSection('presenters', m.training.presenters, item.presenters, locale)],
    jsonLd: { '@type': 'LearningResource', name: item.title, timeRequired: `PT${item.minutes}M` },
  };
}
