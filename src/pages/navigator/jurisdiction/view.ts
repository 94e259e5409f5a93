import type { Gate } from '../../../components/gate/gate.ts';
import type { Status } from '../../../components/icons/StatusMark.tsx';
import type { AnswerDetail, AnswerGroup } from '../../../components/navigator/answer.ts';
import { answerDetail } from '../../../components/navigator/answer-detail.ts';
import type { Labelled, MetaRow, Section } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { firm } from '../../../platform/settings/firm.ts';
import { addressOf } from '../../../routing/links.ts';
import { descriptionOf } from '../../document/description.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { fileAddress } from '../../shared/files/page-files.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import { answersGate } from '../answers-gate.ts';
import { knownAt } from '../selection/selection.ts';
import { askedTimes, type TimesProps, timesProps, timesSearch } from '../times.ts';
import { aboutRows } from './about.ts';
import { answerGroups } from './answers.ts';
import { changeLog, type LoggedChange } from './changes.ts';
import type { Chapter } from './chapter.ts';
import { anchorOf } from './chapter.ts';
import { type CompareForm, compareForm } from './compare.ts';
import { contactSections } from './contacts.ts';
import { type ChapterDay, chapterDays } from './dates.ts';
import { jsonLdOf } from './json-ld.ts';
import type { NavigatorChapterPageQuery } from './query.gen.ts';
import { type SourceOf, sourcesOf } from './sources.ts';
import { tallyOf } from './tally.ts';

export interface JurisdictionProps extends PageOpening {
  readonly id: string;
  /** Language of the title; null: the page's. */
  readonly titleLang: string | null;
  /** The service, and the region in it. */
  readonly eyebrow: string;
  readonly times: TimesProps;
  readonly moment: { readonly on: string | null; readonly known: string | null };
  /** How many answers stand how: “7 In force”. */
  readonly tally: readonly { readonly mark: Status; readonly text: string }[];
  readonly facts: readonly MetaRow[];
  readonly body: RichText | null;
  readonly gate: Gate | null;
  /** The chapter of the service that everybody may read, where this one is closed. */
  readonly sample: Labelled | null;
  /** Set where it is this one. */
  readonly isSample: boolean;
  readonly groups: readonly AnswerGroup[];
  readonly details: readonly AnswerDetail[];
  readonly days: readonly ChapterDay[];
  readonly today: string;
  readonly changes: readonly LoggedChange[];
  readonly sources: readonly SourceOf[];
  readonly contacts: readonly Section[];
  readonly compare: CompareForm | null;
  readonly links: readonly Labelled[];
  /** The page's whole address, to be sent; and with subject and firm, to stand at its foot. */
  readonly address: string;
  readonly citation: string;
  /** “Data protection: France”: what it is called where it is sent to. */
  readonly subject: string;
}

/** What the law of a jurisdiction is in a service, on a day, as the site had it on a day. */
export function navigatorChapterView(
  { navigatorChapter: chapter }: NavigatorChapterPageQuery,
  request: PageRequest,
): PageView<JurisdictionProps> | null {
  if (!chapter) return null;
  const { locale, clock, origin, path } = request;
  const { navigator: m, gate: gateTexts } = messagesFor(locale);
  const today = clock.today();
  const times = askedTimes(request);
  const isPast = times.on !== null || times.known !== null;
  const service = chapter.within?.service;
  const sample = service && 'sample' in service ? service.sample : null;
  const address = origin + addressOf(locale, path) + timesSearch(times);
  const reviewDay = times.known ?? today;
  const subject = m.chapter.subject({ service: service?.title ?? '', jurisdiction: chapter.name });
  const head = headOf(chapter, request, { title: chapter.name });
  return {
    head: {
      ...head,
      jsonLd: isPast ? [] : [jsonLdOf(chapter, descriptionOf(head, locale))],
      noindex: isPast || undefined,
    },
    props: {
      ...opening(chapter, request, [{ kind: 'state', text: m.demonstration }]),
      title: chapter.name,
      titleLang: langOf(chapter.nameLocale, locale) ?? null,
      id: chapter.id,
      eyebrow: m.chapter.eyebrow({ service: service?.title ?? '', region: chapter.within?.title ?? '' }),
      times: timesProps(times, request),
      moment: { on: times.on, known: knownAt(times) },
      tally: tallyOf(chapter.entries, locale, reviewDay),
      facts: aboutRows(chapter, locale),
      body: chapter.body,
      gate: answersGate(chapter, locale),
      sample: sample && chapter.gate ? { text: sample.title, url: sample.url } : null,
      isSample: sample?.id === chapter.id,
      groups: answerGroups(chapter, request, reviewDay),
      details: chapter.entries.flatMap((entry) => answerDetail(entry, locale, gateTexts.amounts) ?? []),
      days: chapterDays(chapter, locale, today, times.known ? null : addressOf(locale, path)),
      today,
      changes: changeLog(chapter.changes, new Set(chapter.entries.map(anchorOf)), locale),
      sources: sourcesOf(chapter.entries, locale),
      contacts: contactSections(chapter, locale),
      compare: compareForm(chapter, times, locale),
      links: linksOf(chapter, request),
      address,
      subject,
      citation: m.chapter.cite({
        title: subject,
        firm: firm.shortName,
        url: address,
      }),
    },
  };
}

/** What else there is of the chapter. */
function linksOf({ url, name: title, within }: Chapter, request: PageRequest): Labelled[] {
  const m = messagesFor(request.locale).navigator;
  const service = within?.service;
  return [
    { text: m.statusTableOf({ title }), url: url && `${url}/status-table` },
    ...(service?.url
      ? [{ text: m.reportBuilderOf({ title: service.title }), url: `${service.url}/report-builder` }]
      : []),
    { text: m.chapter.calendar, url: fileAddress({ ...request, search: new URLSearchParams() }, 'ics') },
  ];
}
