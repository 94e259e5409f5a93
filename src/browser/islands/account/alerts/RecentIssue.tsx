import { type ReactNode, type ToggleEvent, useState } from 'react';
import { Icon } from '../../../../components/icons/Icon.tsx';
import type { SiteLocale } from '../../../../i18n/locales.ts';
import { NEWSLETTERS_PATH } from '../../../../routing/newsletters-path.ts';
import { here } from '../page-language.ts';
import type { AccountTexts } from '../texts.ts';
import { loadIssue } from './load-issue.ts';

interface RecentIssueProps {
  readonly record: { readonly id: string; readonly title: string };
  readonly locale: SiteLocale;
  readonly texts: AccountTexts;
}

/** What a newsletter contains and a recent issue of it, asked for when it is opened. */
export function RecentIssue({ record: { id, title }, locale, texts }: RecentIssueProps) {
  const m = texts.alerts;
  const [text, setText] = useState<ReactNode>(null);
  const [hasFailed, setFailed] = useState(false);
  function open({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    if (!currentTarget.open || text !== null) return;
    setFailed(false);
    // What draws a text is loaded by those who read one.
    Promise.all([loadIssue(id, locale), import('./IssueText.tsx')])
      .then(([issue, { IssueText }]) => setText(<IssueText id={id} issue={issue} locale={locale} />))
      .catch((error: unknown) => {
        console.error(error);
        setFailed(true);
      });
  }
  return (
    <details onToggle={open}>
      <summary className="small">
        {m.issueOf({ title })} <Icon name="chevron" />
      </summary>
      {hasFailed && <p role="alert">{m.issueFailed}</p>}
      {text}
      <p>
        <a href={here(`${NEWSLETTERS_PATH}/${id}`)}>{m.pastIssues}</a>
      </p>
    </details>
  );
}
