import type { OpeningProps } from '../../components/opening/Opening.tsx';
import type { Labelled, MetaRow, PersonProps, Section } from '../../components/sections/section.ts';
import { present } from '../../components/sections/section.ts';
import { telephone } from '../../components/telephone.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import { formatDay } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { headOf } from '../shared/records/head.ts';
import { opening } from '../shared/records/opening.ts';
import { platedPerson } from '../shared/records/portraits/plated.ts';
import { cardSection } from '../shared/records/rows.ts';
import { advise, stopsOf } from './advise.ts';
import { answerRows } from './answered.ts';
import { errorText, type FactForm, factForm, fieldId } from './form.ts';
import { peopleFor } from './people.ts';
import type { DisputesAviatorQuery } from './query.gen.ts';
import { type ResultProps, resultOf } from './result.ts';
import { rulesStatedAsOf } from './rules.ts';
import { type FactsInSearch, readFacts, searchOf } from './search-params.ts';
import { aviatorTextsFor } from './texts/texts.ts';

/** Why the tool declines, and the number to call. */
interface StopProps {
  readonly reasons: readonly string[];
  readonly telephone: Labelled | null;
}

export interface DisputesAviatorPageProps {
  readonly opening: OpeningProps;
  readonly action: string;
  /** The whole address of the result, to print, send and copy. */
  readonly url: string;
  readonly form: FactForm;
  /** What keeps the comparison from being made, each with the control that it is about. */
  readonly errors: readonly Labelled[];
  readonly result: ResultProps | null;
  readonly stop: StopProps | null;
  readonly answers: readonly MetaRow[];
  readonly people: readonly PersonProps[];
  readonly limits: string;
  /** An address that shows what a result looks like. */
  readonly example: string;
  /** What the tool is, on the bare page. */
  readonly body: RichText | null;
  readonly lang: string | undefined;
  readonly sections: readonly Section[];
}

const example =
  '?clause=tiered-arbitration&seat=singapore&institution=siac&amount=2m-20m&assets=mainland-china&limit=no&confidential=preferred&relationship=goes-on&parties=two&evidence=them';

/** The tool: questions alone, questions with what is missing, the comparison, or the advice to telephone. */
export function disputesAviatorView(
  { page, office }: DisputesAviatorQuery,
  request: PageRequest,
): PageView<DisputesAviatorPageProps> | null {
  if (!page) return null;
  const { locale, path, search, origin } = request;
  const m = messagesFor(locale);
  const chosen = readFacts(search);
  const { facts, errors, isAsked } = chosen;
  const address = addressOf(locale, path);
  const isReady = isAsked && errors.length === 0;
  const stop = isReady ? stopOf(chosen, office?.phone ?? null, locale) : null;
  const persons = page.contacts.flatMap((contact) => ('grade' in contact ? [contact] : []));
  const title = errors.length > 0 ? m.disputesAviator.page.errorTitle({ title: page.title }) : page.title;
  return {
    head: { ...headOf(page, request, { noindex: isAsked }), title },
    props: {
      opening: {
        ...opening(page, request),
        seed: page.id,
      },
      action: address,
      url: origin + address + (isReady ? searchOf(facts) : ''),
      form: factForm(chosen, locale),
      errors: errors.map((error) => ({ text: errorText(error, locale), url: `#${fieldId(error.question)}` })),
      result: isReady && !stop ? resultOf(facts, address, locale) : null,
      stop,
      answers: isReady ? answerRows(facts, m.disputesAviator.page.special, locale) : [],
      people: isReady
        ? peopleFor(persons, facts, advise(facts).route).map((person) => platedPerson(person, locale))
        : [],
      limits: m.disputesAviator.page.limitsText({ date: formatDay(rulesStatedAsOf, locale) }),
      example: address + example,
      body: isAsked ? null : page.body,
      lang: langOf(page.locale, locale),
      sections: present([cardSection('related', m.record.related, page.related, locale, true)]),
    },
  };
}

function stopOf(
  { facts }: FactsInSearch,
  phone: string | null,
  locale: PageRequest['locale'],
): StopProps | null {
  const stops = stopsOf(facts);
  if (stops.length === 0) return null;
  const texts = aviatorTextsFor(locale);
  return { reasons: stops.map((stop) => texts.stops[stop]), telephone: phone ? telephone(phone) : null };
}
