import type { Status } from '../../components/icons/StatusMark.tsx';
import type { Labelled } from '../../components/sections/section.ts';
import { choiceLabel } from '../../content/types/choices.ts';
import { formatDay } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { TrainingPartFragment } from './training.fragments.gen.ts';

export type TrainingPart = TrainingPartFragment;

/** A part of a series as a line of its contents. */
export interface PartProps {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly url: string | null;
  readonly lang: string | undefined;
  readonly summary: string | null;
  /** Kind, length, credit, who may open it. */
  readonly facts: readonly Labelled[];
  readonly law: { readonly status: Status; readonly text: string };
  readonly isCurrent: boolean;
}

/**
 * The parts of a series in their order, in whichever language each is.
 *
 * @param order ids of all parts, as their editors ordered them
 */
export function inOrder<P extends { readonly id: string }>(
  parts: readonly P[],
  order: readonly { readonly id: string }[],
): P[] {
  const place = new Map(order.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: P) => place.get(id) ?? order.length;
  return parts.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export function partsOf(parts: readonly TrainingPart[], locale: Locale, current?: string): PartProps[] {
  return parts.map((part, index) => ({
    id: part.id,
    number: index + 1,
    title: part.title,
    url: part.url,
    lang: langOf(part.locale, locale),
    summary: part.summary,
    facts: factsOf(part, locale),
    law: lawOf(part, locale),
    isCurrent: part.id === current,
  }));
}

/** What a part is: a film or a podcast only where its recording is there to be seen or heard. */
export function kindText(
  { kind, recording }: Pick<TrainingPart, 'kind' | 'recording'>,
  locale: Locale,
): string {
  return choiceLabel('trainingItem.kind', recording === null ? 'MODULE' : kind, locale);
}

function factsOf({ minutes, gate, ...part }: TrainingPart, locale: Locale): Labelled[] {
  const { training } = messagesFor(locale);
  return [
    { text: kindText(part, locale) },
    { text: minutesText(minutes, locale) },
    { text: gate ? training.gated : training.open },
  ];
}

/** Whether the law that a part states has changed since. */
export function hasChanged({ lawChanges, lawAsAt }: Pick<TrainingPart, 'lawAsAt' | 'lawChanges'>): boolean {
  return lawChanges.some(({ on }) => on > lawAsAt);
}

function lawOf(part: Pick<TrainingPart, 'lawAsAt' | 'lawChanges'>, locale: Locale): PartProps['law'] {
  const { training } = messagesFor(locale);
  const date = formatDay(part.lawAsAt, locale);
  return hasChanged(part)
    ? { status: 'overdue', text: training.changedShort({ date }) }
    : { status: 'in-force', text: training.lawDay({ date }) };
}

export function minutesText(minutes: number, locale: Locale): string {
  return messagesFor(locale).record.minutes({ count: minutes });
}

/** Minutes of several parts together, and how many of them count as training. */
export function totalOf(parts: readonly Pick<TrainingPart, 'minutes' | 'cpdMinutes'>[]): {
  minutes: number;
  cpdMinutes: number;
} {
  return {
    minutes: parts.reduce((sum, part) => sum + part.minutes, 0),
    cpdMinutes: parts.reduce((sum, part) => sum + (part.cpdMinutes ?? 0), 0),
  };
}

/** Who may open parts: everybody, those with a permission, or some of each. */
export function accessText(parts: readonly Pick<TrainingPart, 'gate'>[], locale: Locale): string {
  const { training } = messagesFor(locale);
  const open = parts.filter(({ gate }) => gate === null).length;
  if (open === parts.length) return training.open;
  return open === 0 ? training.gated : training.partly;
}
