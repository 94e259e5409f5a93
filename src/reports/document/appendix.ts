import { formatDay, languageName } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import { localeFacts } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { inReadingOrder } from '../model/placed.ts';
import type { Report, ReportAnswer, Said } from '../model/report.ts';
import type { Part } from './parts.ts';

/** After the answers: what has changed, who to ask, which versions are shown, and how to check them. */
export function appendix(report: Report): Part[] {
  return [...changes(report), ...contacts(report), ...versions(report), ...proof(report)];
}

function changes({ locale, options, changes: all, jurisdictions, topics }: Report): Part[] {
  if (options.since === null) return [];
  const m = messagesFor(locale).report;
  const heading = headed('changes', m.changesSince({ date: formatDay(options.since, locale) }));
  if (all.length === 0) return [heading, { kind: 'paragraph', words: { text: m.noChanges } }];
  const titleOf = (among: readonly { key: string; title: string }[], key: string) =>
    among.find((one) => one.key === key)?.title ?? '';
  const said = ({ text, locale: written }: Said) => ({ text, lang: langOf(written, locale) });
  return [
    heading,
    {
      kind: 'table',
      caption: heading.words.text,
      wide: true,
      columns: [
        { text: m.jurisdiction, share: 14 },
        { text: m.topic, share: 14 },
        { text: m.changed, share: 12 },
        { text: m.before, share: 20 },
        { text: m.after, share: 20 },
        { text: m.why, share: 20 },
      ],
      rows: all.map((change) => [
        { text: titleOf(jurisdictions, change.jurisdiction) },
        { text: titleOf(topics, change.topic) },
        { text: formatDay(change.day, locale, 'short') },
        said(change.headlineBefore),
        said(change.headline),
        change.reason ? said(change.reason) : { text: '' },
      ]),
    },
  ];
}

function contacts({ locale, options, jurisdictions }: Report): Part[] {
  const m = messagesFor(locale).report;
  const rows = jurisdictions.flatMap(({ title, contacts: people }) =>
    people.map(({ name, position, email, phone }) => [
      { text: title },
      { text: name },
      { text: position },
      { text: email ?? '', ...(email && { url: `mailto:${email}` }) },
      { text: phone ?? '' },
    ]),
  );
  if (!options.contacts || rows.length === 0) return [];
  return [
    headed('contacts', m.contacts),
    {
      kind: 'table',
      caption: m.contacts,
      wide: false,
      columns: [
        { text: m.jurisdiction, share: 12 },
        { text: m.name, share: 15 },
        { text: m.position, share: 17 },
        { text: m.email, share: 36 },
        { text: m.phone, share: 20 },
      ],
      rows,
    },
  ];
}

function versions(report: Report): Part[] {
  const { locale } = report;
  const m = messagesFor(locale).report;
  const placed = inReadingOrder(report);
  if (placed.length === 0) return [];
  return [
    headed('versions', m.versions),
    { kind: 'paragraph', words: { text: m.versionsText } },
    {
      kind: 'table',
      caption: m.versions,
      wide: false,
      columns: [
        { text: m.record, share: 52 },
        { text: m.language, share: 20 },
        { text: m.version, share: 12 },
        { text: m.leaf, share: 16 },
      ],
      rows: placed
        .flatMap(({ answer }) => versionsOf(answer))
        .map(({ recordId, locale: own, number, position }) => [
          { text: recordId },
          { text: languageName(localeFacts[own].language, locale) },
          { text: String(number) },
          { text: position === null ? '' : String(position) },
        ]),
    },
  ];
}

/** The versions that an answer is made of: its own, and of a translation that whose status and dates it has. */
function versionsOf({ recordId, locale, version, leaf, basis }: ReportAnswer) {
  const own = { recordId, locale, number: version, position: leaf };
  return basis ? [own, { recordId, ...basis }] : [own];
}

function proof({ locale, cover }: Report): Part[] {
  if (!cover.proof) return [];
  const m = messagesFor(locale).report;
  const { code, lines, checkpoint } = cover.proof;
  const paragraph = (text: string, label?: string): Part => ({
    kind: 'paragraph',
    words: { text },
    ...(label && { label }),
  });
  const root = checkpoint?.split('\n').filter((line) => line !== '') ?? [];
  return [
    headed('proof', m.checked),
    paragraph(code, m.code),
    ...lines.map((line) => paragraph(line)),
    ...(root.length > 0
      ? [{ kind: 'list', label: m.root, items: root.map((text) => ({ text })) } as const]
      : []),
  ];
}

function headed(id: string, text: string) {
  return { kind: 'heading', level: 1, id, words: { text } } as const satisfies Part;
}
