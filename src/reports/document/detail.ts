import { langOf } from '../../i18n/language-of.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { sourceInWords, sourceNames } from '../../i18n/source-names.ts';
import { amountInWords } from '../model/amount.ts';
import type { Instrument, Report, ReportAnswer } from '../model/report.ts';
import type { Part, Words } from './parts.ts';

/** What an answer says below its line; empty where the reader may not read it, or the report is a summary. */
export function detail(answer: ReportAnswer, { locale, options }: Report, id: string): Part[] {
  const m = messagesFor(locale).report;
  if (options.depth === 'summary') return [];
  const lang = langOf(answer.locale, locale);
  const words = (text: string): Words => ({ text, lang });
  const paragraph = (label: string, text: string | null): Part[] =>
    text ? [{ kind: 'paragraph', label, words: words(text) }] : [];
  const list = (label: string, items: readonly Words[]): Part[] =>
    items.length === 0 ? [] : [{ kind: 'list', label, items }];
  const { body, summary, conditions, thresholds, penalties } = answer;
  const rest: Part[] = [
    ...paragraph(m.inShort, summary),
    ...(body && options.depth === 'full'
      ? [{ kind: 'rich', id: `${id}-text`, label: m.answer, blocks: body, lang } as const]
      : []),
    ...list(m.conditions, conditions.map(words)),
    ...list(
      m.thresholds,
      thresholds.map((one) => words(`${one.label}${colon(locale)}${amountInWords(one, answer.locale)}`)),
    ),
    ...paragraph(m.penalties, penalties),
  ];
  return rest.length === 0 || answer.headline === ''
    ? rest
    : [{ kind: 'paragraph', words: words(answer.headline) }, ...rest];
}

/** What stands between a label and its value. */
function colon(locale: Report['locale']): string {
  return { en: ': ', 'fr-fr': '\u202f: ', 'zh-cn': '：' }[locale as string] ?? ': ';
}

/** What some answers rest on, each instrument once. */
export function sources(answers: readonly ReportAnswer[], { locale, options }: Report): Part[] {
  if (!options.sources) return [];
  const all = answers.flatMap(({ instruments }) => instruments);
  const once = [...new Map(all.map((one) => [`${one.name} ${one.citation}`, one])).values()];
  if (once.length === 0) return [];
  const items = once.map((one) => sourceWords(one, locale));
  return [{ kind: 'list', label: messagesFor(locale).report.sources, items }];
}

function sourceWords(source: Instrument, locale: Locale): Words {
  const { citation, url } = source;
  return {
    text: [sourceInWords(source, locale), citation].filter(Boolean).join(', '),
    lang: sourceNames(source, locale).first.lang,
    url: url ?? undefined,
  };
}
