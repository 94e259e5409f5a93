import type { Notice } from '../../../components/notices/Notices.tsx';
import type { Labelled } from '../../../components/sections/section.ts';
import { plainText } from '../../../content/rich-text/plain-text.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { coverageOf } from '../../navigator/coverage.ts';
import { coveredRegions, type Tiles, tilesOf } from '../../navigator/service/covered.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { labelled } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening } from '../../shared/records/opening.ts';
import { typeNameOf } from '../kind.ts';
import { type Pitch, pitchOf } from './pitch.ts';
import type { MarketingPageQuery } from './query.gen.ts';

export interface MarketingPageProps extends Pitch {
  readonly id: string;
  readonly title: string;
  readonly lang: string | undefined;
  /** What it is for: the work's or service's own name. */
  readonly eyebrow: string;
  readonly standfirst: string | null;
  readonly notices: readonly Notice[];
  readonly action: Labelled | null;
  /** Of a service of the navigator: where it covers the law. */
  readonly coverage: { readonly tiles: Tiles; readonly facts: readonly string[] } | null;
  readonly about: (Labelled & { readonly summary: string | null }) | null;
}

export function marketingView(
  data: MarketingPageQuery,
  request: PageRequest,
): PageView<MarketingPageProps> | null {
  const { marketingPage: page } = data;
  if (!page) return null;
  const { locale } = request;
  const { parent, action } = page;
  const lang = langOf(page.locale, locale);
  const isOfNavigator = parent?.type === 'navigatorService';
  const { navigator } = messagesFor(locale);
  const pitch = pitchOf(page.body ?? []);
  return {
    head: headOf(page, request, {
      jsonLd: pitch.questions.length > 0 ? [questionsJsonLd(pitch)] : [],
    }),
    props: {
      ...pitch,
      id: page.id,
      ...opening(page, request, isOfNavigator ? [{ kind: 'state', text: navigator.demonstration }] : []),
      eyebrow: parent ? typeNameOf(parent, locale) : '',
      action: action?.target?.url ? { text: action.label, url: action.target.url, lang } : null,
      coverage: coverageShown(parent, locale),
      about: parent?.url ? { ...labelled(parent, locale), summary: parent.summary } : null,
    },
  };
}

type Parent = NonNullable<MarketingPageQuery['marketingPage']>['parent'];

function coverageShown(parent: Parent, locale: Locale): MarketingPageProps['coverage'] {
  if (!parent || !('coverage' in parent)) return null;
  const { home } = messagesFor(locale).navigator;
  const { jurisdictions, filled, changedAt } = coverageOf(parent.coverage);
  return {
    tiles: tilesOf(coveredRegions(parent, locale), locale),
    facts: [
      home.coverage({ jurisdictions, filled }),
      ...(changedAt ? [home.lastChange({ date: formatDay(changedAt, locale) })] : []),
    ],
  };
}

/** The questions for search engines (schema.org). */
function questionsJsonLd({ questions }: Pitch): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainText(text) },
    })),
  };
}
