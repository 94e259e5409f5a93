import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf } from '../../../routing/address.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import { countryOf } from '../editions.ts';
import { plainText, questionsJsonLd } from '../item/json-ld.ts';
import type { GraduateQuestionsQuery } from './query.gen.ts';
import { type QuestionProps, type QuestionRecord, questionProps } from './questions.ts';

export interface FaqPageProps extends PageOpening {
  readonly id: string;
  readonly action: string;
  readonly chosen: string;
  readonly count: string;
  readonly groups: readonly { readonly heading: string; readonly questions: readonly QuestionProps[] }[];
}

/** Questions and their answers, those of the reader's country first; with `q` only those that have its words. */
export function faqView(data: GraduateQuestionsQuery, request: PageRequest): PageView<FaqPageProps> | null {
  const { page, faqs } = data;
  if (!page) return null;
  const { locale, path, search } = request;
  const m = messagesFor(locale);
  const chosen = search.get('q') ?? '';
  const words = wordsOf(chosen);
  const found = faqs.nodes.filter(
    (question) => isFor(question, locale) && words.every((word) => textOf(question).includes(word)),
  );
  const isOwn = (question: QuestionRecord) => question.audience === audienceOf(locale);
  return {
    head: headOf(page, request, {
      jsonLd: found.length > 0 ? [questionsJsonLd(found)] : [],
      noindex: chosen !== '',
    }),
    props: {
      id: page.id,
      ...opening({ ...page, stale: null }, request),
      action: addressOf(locale, path),
      chosen,
      count: m.graduates.faq.found({ count: found.length }),
      groups: [
        { heading: m.graduates.faq.own, questions: found.filter(isOwn) },
        { heading: m.graduates.faq.general, questions: found.filter((question) => !isOwn(question)) },
      ].flatMap(({ heading, questions }) =>
        questions.length > 0
          ? [{ heading, questions: questions.map((question) => questionProps(question, locale)) }]
          : [],
      ),
    },
  };
}

const audienceOf = (locale: Locale) => `graduate-${countryOf(locale).toLowerCase()}`;

/** Those for all graduates, those of the reader's country, and whatever is written in the reader's edition. */
function isFor({ audience, locale: own }: QuestionRecord, locale: Locale): boolean {
  if (!audience?.startsWith('graduate')) return false;
  return audience === 'graduate' || audience === audienceOf(locale) || (own === locale && locale !== 'en');
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function textOf({ title, summary, body }: QuestionRecord): string {
  return plain([title, summary, plainText(body)].join(' '));
}

/** Without accents and capitals: “Prüfung” is found by “prufung”. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
}
