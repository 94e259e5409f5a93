import type { RichText } from '../../../../content/rich-text/types.ts';
import type { Locale, SiteLocale } from '../../../../i18n/locales.ts';
import { operation } from '../../kit/operation.ts';
import { AskError, ask } from '../ask.ts';
import type {
  AccountNewsletterIssueQuery,
  AccountNewsletterIssueQueryVariables,
} from '../queries/alerts/newsletter-issue.gen.ts';
import source from '../queries/alerts/newsletter-issue.graphql?raw';

const issue = operation<AccountNewsletterIssueQuery, AccountNewsletterIssueQueryVariables>(source);

/** What a newsletter contains, with a recent issue. */
export interface Issue {
  readonly locale: Locale;
  readonly body: RichText;
}

/** @param id of the newsletter @throws AskError */
export async function loadIssue(id: string, locale: SiteLocale): Promise<Issue> {
  const { newsletter } = await ask(issue, { id, locale });
  if (!newsletter?.body) throw new AskError('NOT_FOUND');
  return { locale: newsletter.locale, body: newsletter.body };
}
