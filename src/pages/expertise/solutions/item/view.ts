import type { PeopleSectionProps } from '../../../../components/listing/PeopleSection.tsx';
import type { OpeningProps } from '../../../../components/opening/Opening.tsx';
import { type MetaRow, present, type Section } from '../../../../components/sections/section.ts';
import type { TimelineItem } from '../../../../components/sections/Timeline.tsx';
import type { RichText } from '../../../../content/rich-text/types.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import { messagesFor } from '../../../../i18n/messages.ts';
import { addressOf } from '../../../../routing/address.ts';
import type { PageRequest, PageView } from '../../../page-module.ts';
import { serviceJsonLd } from '../../../shared/records/firm-json-ld.ts';
import { headOf } from '../../../shared/records/head.ts';
import { opening } from '../../../shared/records/opening.ts';
import { platedPerson } from '../../../shared/records/portraits/plated.ts';
import { cardSection, dayRow, recordsRow, rowsOf, textRow } from '../../../shared/records/rows.ts';
import { type SideTree, sideTreeOf } from '../../../shared/records/side-tree/side-tree.ts';
import type { Entry } from '../../Entries.tsx';
import { prizesOf } from '../../prizes.ts';
import type { SolutionPageQuery } from './query.gen.ts';

export type Solution = Extract<NonNullable<SolutionPageQuery['record']>, { readonly __typename: 'Solution' }>;

interface SolutionQuestion {
  /** Anchor: each can be linked. */
  readonly id: string;
  readonly title: string;
  readonly answer: string;
}

export interface SolutionPageProps {
  readonly opening: OpeningProps;
  readonly side: SideTree | null;
  readonly meta: readonly MetaRow[];
  /** In the words in which it reaches us. */
  readonly problem: string | null;
  readonly approach: readonly Entry[];
  readonly pricing: readonly string[];
  readonly body: RichText | null;
  readonly tools: readonly Entry[];
  readonly works: readonly Section[];
  readonly team: PeopleSectionProps;
  readonly questions: readonly SolutionQuestion[];
  readonly prizes: readonly TimelineItem[];
  /** Parts that may be bought by themselves, and other solutions. */
  readonly others: readonly Section[];
  /** Whole address, to be sent and copied. */
  readonly url: string;
}

/** A solution in the order in which a client asks: the problem, the approach, the price, the tools, the team. */
export function solutionView(
  { record: solution }: SolutionPageQuery,
  request: PageRequest,
): PageView<SolutionPageProps> | null {
  if (solution?.__typename !== 'Solution') return null;
  const { locale, origin, path } = request;
  const {
    record,
    expertise: { solutions },
  } = messagesFor(locale);
  const m = solutions;
  const siblings = (solution.above?.siblings ?? []).filter(({ id }) => id !== solution.id);
  const active = solution.contacts.filter(({ standing }) => standing === 'ACTIVE');
  const isPart = solution.above?.type === 'solution';
  return {
    head: headOf(solution, request, { jsonLd: jsonLdOf(solution) }),
    props: {
      opening: {
        ...opening(solution, request),
        eyebrow: isPart ? solution.above?.title : m.part,
        seed: solution.id,
      },
      side: sideTreeOf(solution, locale),
      meta: factsOf(solution, locale),
      problem: solution.problem,
      approach: stepsOf(solution.approach),
      pricing: linesOf(solution.pricing),
      body: solution.body,
      tools: solution.tools.map(({ name, text }) => ({ title: name, text })),
      works: present([cardSection('works', solutions.works, solution.works, locale)]),
      team: { heading: m.team, people: active.map((person) => platedPerson(person, locale)) },
      questions: solution.questions.map(({ question, answer }, index) => ({
        id: `question-${index + 1}`,
        title: question,
        answer,
      })),
      prizes: prizesOf(
        active.flatMap(({ awards }) => awards),
        locale,
      ),
      others: present([
        cardSection('below', m.below, solution.children, locale),
        cardSection('others', isPart ? record.related : m.others, siblings, locale),
      ]),
      url: origin + addressOf(locale, path),
    },
  };
}

function factsOf(solution: Solution, locale: Locale): MetaRow[] {
  const {
    expertise: { solutions },
    record,
  } = messagesFor(locale);
  return rowsOf([
    textRow(solutions.duration, solution.duration),
    textRow(solutions.from, solution.priceFrom),
    recordsRow(record.services, solution.services, locale),
    dayRow(record.updated, solution.publishedAt.slice(0, 10), locale),
  ]);
}

const linesOf = (text: string | null) => (text ?? '').split('\n').filter(Boolean);

/** Lines in order; what stands before a colon says when (“Week 1: …”), else the line has its number alone. */
function stepsOf(text: string | null): Entry[] {
  return linesOf(text).map((line, index) => {
    const [, when, what] = line.match(/^([^:：.。]{1,24}?)[\s\u202f\u00a0]*[:：]\s*(.+)$/u) ?? [];
    return { mark: String(index + 1), title: when ?? '', text: capital(what ?? line) };
  });
}

/** After a colon a sentence begins with a small letter in English and French; below a title with a capital one. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function jsonLdOf(solution: Solution): object[] {
  const { questions } = solution;
  const service = serviceJsonLd(solution);
  if (questions.length === 0) return [service];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [service, { '@type': 'FAQPage', mainEntity }];
}
