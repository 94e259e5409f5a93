import type { Notice } from '../../../components/notices/Notices.tsx';
import type { AxisDate } from '../../../components/sections/DateAxis.tsx';
import { type Labelled, type MetaRow, present, type Section } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { formatInstant, formatList } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import { dayRow, recordsRow, rowsOf, textRow } from '../../shared/records/rows.ts';
import { benefitColumns, benefitRows } from '../benefits/benefit-rows.ts';
import { type JobRow, jobRow, placesOf } from '../job-row.ts';
import { isOpen, stateOf, timeLeft } from '../job-state.ts';
import type { Job } from '../records.ts';
import { salaryText } from '../salary.ts';
import { type ApplyProps, applyOf } from './apply-view.ts';
import { jobPostingOf } from './json-ld.ts';
import { stagesFrom, stageTable } from './process.ts';
import type { CareersPageQuery } from './query.gen.ts';
import { similarTo } from './similar.ts';

/** What somebody will do, or has to know. */
interface Wanted {
  readonly heading: string;
  readonly items: readonly string[];
}

export interface JobPageProps extends PageOpening {
  readonly kind: 'job';
  readonly eyebrow: string;
  /** What one wants to know first: money, place, time left. */
  readonly chief: readonly MetaRow[];
  readonly meta: readonly MetaRow[];
  readonly url: string;
  readonly body: RichText | null;
  readonly wanted: readonly Wanted[];
  /** The stages on an axis from today; null when nobody can apply today. */
  readonly stages: readonly AxisDate[] | null;
  readonly sections: readonly Section[];
  /** Null when nobody can apply any more. */
  readonly apply: ApplyProps | null;
  readonly others: { readonly heading: string; readonly rows: readonly JobRow[]; readonly all: Labelled };
}

/** A position: what it pays, where, until when, what it is, how one is chosen, what else the firm gives. */
export function jobView(
  job: Job,
  jobs: CareersPageQuery['jobs']['nodes'],
  request: PageRequest,
): PageView<JobPageProps> {
  const { locale, clock, origin } = request;
  const m = messagesFor(locale);
  const lang = langOf(job.locale, locale);
  const open = isOpen(job, clock);
  const posting = jobPostingOf(job);
  // One position may be open in several places, each with a page of its own.
  const title = formatList([job.title, ...job.offices.map((office) => office.title)], locale, 'unit');
  const head = headOf(job, request, { title, jsonLd: posting ? [posting] : [] });
  const stages = open ? stagesFrom(new Date(clock.today()), job.process, locale, lang) : null;
  return {
    head,
    props: {
      kind: 'job',
      ...opening(job, request, stateNotices(job, m, request)),
      eyebrow: choiceLabel('job.department', job.department, locale),
      chief: chiefOf(job, m, request),
      meta: metaOf(job, m, lang, locale),
      url: origin + (head.canonical ?? ''),
      body: job.body,
      wanted: [
        { heading: m.careers.responsibilities, items: job.responsibilities.map(({ text }) => text) },
        { heading: m.careers.essential, items: job.essential.map(({ text }) => text) },
        { heading: m.careers.desirable, items: job.desirable.map(({ text }) => text) },
      ].filter(({ items }) => items.length > 0),
      stages,
      sections: present([stages ? null : stageTable(job.process, locale, lang), benefitsOf(job, m, locale)]),
      apply: open ? applyOf(job.id, job.recruiter, `${job.title} (${placesOf(job, locale)})`, locale) : null,
      others: {
        heading: open ? m.careers.similar : m.careers.openInstead,
        rows: similarTo(job, job.similar, jobs, clock).map((other) => jobRow(other, clock, locale)),
        all: { text: m.careers.allJobs, url: `${linkTo('careers-list', {}, locale)}#jobs` },
      },
    },
  };
}

function stateNotices(job: Job, { careers: m }: Messages, { clock, locale }: PageRequest): Notice[] {
  const date = job.closesAt && formatInstant(job.closesAt, locale, job.timeZone);
  const texts = {
    open: null,
    soon: date && m.soon({ date }),
    closed: date && m.closed({ date }),
    filled: m.filled,
  };
  const text = texts[stateOf(job, clock)];
  return text ? [{ kind: 'state', text }] : [];
}

function chiefOf(job: Job, { careers: m }: Messages, { clock, locale }: PageRequest): MetaRow[] {
  const { closesAt, timeZone } = job;
  const closes = closesAt && {
    text: formatInstant(closesAt, locale, timeZone),
    dateTime: closesAt,
  };
  return rowsOf([
    textRow(m.salary, salaryText(job, locale)),
    recordsRow(m.place, job.offices, locale),
    { label: m.closes, values: [{ text: timeLeft(job, clock, locale) }, ...(closes ? [closes] : [])] },
  ]);
}

function metaOf(
  job: Job,
  { careers: m, record }: Messages,
  lang: string | undefined,
  locale: Locale,
): MetaRow[] {
  const inOwn = (label: string, text: string | null): MetaRow | null =>
    text ? { label, values: [{ text, lang }] } : null;
  const others = job.translations.filter((one) => one.locale !== locale && one.url !== null);
  const languages = others.map((one) => ({
    text: localeFacts[one.locale].name,
    url: one.url,
    lang: localeFacts[one.locale].tag,
  }));
  return rowsOf([
    inOwn(m.team, job.team),
    textRow(m.level, choiceLabel('job.level', job.jobLevel, locale)),
    textRow(m.contract, choiceLabel('job.contract', job.contract, locale)),
    textRow(m.workplace, choiceLabel('job.workplace', job.workplace, locale)),
    inOwn(m.hybrid, job.hybrid),
    dayRow(m.posted, job.postedOn, locale),
    languages.length > 0 ? { label: record.languages, values: languages } : null,
  ]);
}

/** What the firm gives in the position's country; freelance lawyers have other terms. */
function benefitsOf({ benefitsOf: page }: Job, { careers: m }: Messages, locale: Locale): Section | null {
  if (!page || !('benefits' in page)) return null;
  const lang = langOf(page.locale, locale);
  return {
    kind: 'table',
    id: 'benefits',
    heading: m.benefitsIn({ place: page.title }),
    columns: benefitColumns(locale),
    rows: benefitRows(page.benefits, lang),
  };
}
