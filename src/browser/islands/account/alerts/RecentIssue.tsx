import { PortableText } from '@portabletext/react';
import { type ToggleEvent, useState } from 'react';
import { Icon } from '../../../../components/icons/Icon.tsx';
import { footnoteIds } from '../../../../components/rich-text/footnote-ids.ts';
import { marks } from '../../../../components/rich-text/marks.tsx';
import { langOf } from '../../../../i18n/language-of.ts';
import type { SiteLocale } from '../../../../i18n/locales.ts';
import { NEWSLETTERS_PATH } from '../../../../routing/newsletters-path.ts';
import { here } from '../page-language.ts';
import type { AccountTexts } from '../texts.ts';
import { type Issue, loadIssue } from './load-issue.ts';

interface RecentIssueProps {
  readonly record: { readonly id: string; readonly title: string };
  readonly locale: SiteLocale;
  readonly texts: AccountTexts;
}

/** What a newsletter contains and a recent issue of it, asked for when it is opened. */
export function RecentIssue({ record: { id, title }, locale, texts }: RecentIssueProps) {
  const m = texts.alerts;
  const [issue, setIssue] = useState<Issue | 'failed' | null>(null);
  function open({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    if (!currentTarget.open || (issue !== null && issue !== 'failed')) return;
    loadIssue(id, locale).then(setIssue, (error: unknown) => {
      console.error(error);
      setIssue('failed');
    });
  }
  return (
    <details onToggle={open}>
      <summary className="small">
        {m.issueOf({ title })} <Icon name="chevron" />
      </summary>
      {issue === 'failed' && <p role="alert">{m.issueFailed}</p>}
      {issue !== null && issue !== 'failed' && (
        <div className="prose" lang={langOf(issue.locale, locale)}>
          <PortableText
            value={[...issue.body]}
            onMissingComponent={false}
            components={{
              // Below the heading of the newsletters.
              block: { h2: ({ children }) => <h3>{children}</h3>, h3: ({ children }) => <h4>{children}</h4> },
              marks: marks(footnoteIds(id), String),
            }}
          />
        </div>
      )}
      <p>
        <a href={here(`${NEWSLETTERS_PATH}/${id}`)}>{m.pastIssues}</a>
      </p>
    </details>
  );
}
