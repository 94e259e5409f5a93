import type { Labelled } from '../../../components/sections/section.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf } from '../../../routing/links.ts';
import type { PageRequest } from '../../page-module.ts';
import { type ComparedParagraph, compareTexts, countChanges } from '../../shared/comparison/comparison.ts';
import { paragraphsOf } from '../../shared/comparison/paragraphs.ts';
import type { WholePolicyFragment } from './query.gen.ts';

/** An earlier version and the current one, as one text with its differences marked. */
export interface Comparison {
  readonly heading: string;
  readonly legend: string;
  readonly counts: string;
  /** The same page without the comparison. */
  readonly leave: Labelled;
  readonly paragraphs: readonly ComparedParagraph[];
}

/** The comparison that `?compare=2.1` asks for; null when there is no such version. */
export function comparisonOf(policy: WholePolicyFragment, request: PageRequest): Comparison | null {
  const wanted = request.search.get('compare');
  const chosen = policy.earlier.find(({ version }) => version === wanted);
  if (!chosen || !policy.body) return null;
  const { locale, path } = request;
  const m = messagesFor(locale).policies;
  const paragraphs = compareTexts(
    chosen.paragraphs,
    paragraphsOf(policy.body),
    localeFacts[policy.locale].tag,
  );
  const versions = { earlier: chosen.version, current: policy.policyVersion ?? '' };
  const { changed, added, removed } = countChanges(paragraphs);
  return {
    heading: m.compared(versions),
    legend: m.legend(versions),
    counts: m.counts({ changed, added, removed }),
    leave: { text: m.leave(versions), url: addressOf(locale, path) },
    paragraphs,
  };
}

/** One version of a policy. */
export interface VersionOf {
  readonly version: string;
  readonly since: Labelled;
  readonly changes: Labelled;
  /** To its differences from the one in effect; no link at that one. */
  readonly link: Labelled;
}

/** Every version, the one in effect first; none when there are no earlier ones. */
export function versionsOf(policy: WholePolicyFragment, { locale, path }: PageRequest): VersionOf[] {
  if (policy.earlier.length === 0) return [];
  const m = messagesFor(locale).policies;
  const lang = langOf(policy.locale, locale);
  const current = policy.policyVersion ?? '';
  const named = (version: string) => m.versionOf({ version });
  const since = (day: string | null): Labelled =>
    day ? { text: m.effectiveFrom({ date: formatDay(day, locale) }), dateTime: day } : { text: '' };
  return [
    {
      version: named(current),
      since: since(policy.effectiveFrom),
      changes: { text: policy.changes ?? '', lang },
      link: { text: m.inEffect },
    },
    ...policy.earlier.map(({ version, effectiveFrom, changes }) => ({
      version: named(version),
      since: since(effectiveFrom),
      changes: { text: changes, lang },
      link: {
        text: m.compare({ earlier: version, current }),
        url: `${addressOf(locale, path)}?compare=${encodeURIComponent(version)}#compared`,
      },
    })),
  ];
}
