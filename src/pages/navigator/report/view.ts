import type { Builder } from '../../../browser/islands/report-builder/builder.ts';
import { isSiteLocale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { emptyCover } from '../../../reports/model/report.ts';
import { addressOf } from '../../../routing/address.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { headOf } from '../../shared/records/head.ts';
import { builderOf } from './builder-of.ts';
import { readChoice, savedParam, variablesOf } from './choice.ts';
import { type CodeCheck, codeCheck, codeIn } from './code-check.ts';
import { previewOf, type ReportPreviewProps } from './preview.ts';
import type { ReportBuilderPageQuery } from './query.gen.ts';

export interface ReportBuilderPageProps {
  readonly title: string;
  readonly standfirst: string;
  readonly builder: Builder;
  readonly preview: ReportPreviewProps;
  readonly check: CodeCheck;
  /** Whether the address names a saved report, which its owner sees once they have signed in. */
  readonly isSaved: boolean;
}

/** The form of a report, and below it the report as everybody may have it. */
export function reportBuilderView(
  { page, report, check }: ReportBuilderPageQuery,
  request: PageRequest,
): PageView<ReportBuilderPageProps> | null {
  const { locale, search, path, clock, origin } = request;
  if (!page || !report || !isSiteLocale(locale)) return null;
  const { navigator, reportBuilder: m } = messagesFor(locale);
  const title = navigator.reportBuilderOf({ title: page.title });
  const action = addressOf(locale, path);
  const choice = readChoice(search, clock);
  const preview = previewOf(report, {
    choice,
    locale,
    path: action,
    cover: emptyCover,
    now: clock.now(),
    origin,
  });
  return {
    // The service has said on its own page what it is about.
    head: headOf({ ...page, summary: [title, m.standfirst].join(' | ') }, request, {
      title,
      suffix: '/report-builder',
      // One page for search engines, and none for each selection of it.
      noindex: search.size > 0,
    }),
    props: {
      title,
      standfirst: m.standfirst,
      preview,
      isSaved: search.has(savedParam),
      check: codeCheck(check, {
        code: codeIn(search),
        shown: preview.code,
        choice,
        action,
        locale,
        today: clock.today(),
      }),
      builder: builderOf(page.table, { service: page.id, action, locale, choice, preview }),
    },
  };
}

export function reportBuilderVariables({ recordId, locale, search, clock }: PageRequest) {
  const variables = variablesOf(
    recordId ?? '',
    readChoice(search, clock),
    isSiteLocale(locale) ? locale : 'en',
  );
  return { ...variables, code: codeIn(search) };
}
