import { PortableText } from '@portabletext/react';
import { footnoteIds } from '../../../../components/rich-text/footnote-ids.ts';
import { marks } from '../../../../components/rich-text/marks.tsx';
import { langOf } from '../../../../i18n/language-of.ts';
import type { SiteLocale } from '../../../../i18n/locales.ts';
import type { Issue } from './load-issue.ts';

interface IssueTextProps {
  /** Of the newsletter. */
  readonly id: string;
  readonly issue: Issue;
  readonly locale: SiteLocale;
}

/** What an issue of a newsletter says, below the heading of the newsletters. */
export function IssueText({ id, issue, locale }: IssueTextProps) {
  return (
    <div className="prose" lang={langOf(issue.locale, locale)}>
      <PortableText
        value={[...issue.body]}
        onMissingComponent={false}
        components={{
          block: { h2: ({ children }) => <h3>{children}</h3>, h3: ({ children }) => <h4>{children}</h4> },
          marks: marks(footnoteIds(id), String),
        }}
      />
    </div>
  );
}
