import type { Issue, IssueItem, Newsletter } from '../../account/newsletters/read-issue.ts';
import { issueAddress } from '../../account/newsletters/read-issue.ts';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { Broken } from '../../components/sections/Broken.tsx';
import { formatDay } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import { NEWSLETTERS_PATH } from '../../routing/newsletters-path.ts';
import { type AroundPage, unlistedDocument } from '../document/unlisted-document.tsx';

/** An issue that was sent, as everybody may read it. */
export function issueDocument(newsletter: Newsletter, issue: Issue, around: AroundPage): string {
  const { locale } = around;
  const { issue: m } = messagesFor(locale).mails;
  const first = issue.items[0];
  const title =
    issue.title ?? (first ? m.subject({ title: newsletter.title, first: first.title }) : newsletter.title);
  const number = m.number({ number: issue.number });
  const day = issue.day === null ? '' : formatDay(issue.day, locale);
  return unlistedDocument(
    {
      title,
      area: null,
      path: `${NEWSLETTERS_PATH}/${newsletter.slug}/${issue.number}`,
      content: (
        <>
          <PageTitle title={title} standfirst={m.sentOn({ number, day })} />
          <div className="prose">
            {issue.intro?.split(/\n+/).map((line) => (
              <p key={line}>{line}</p>
            ))}
            <Items items={issue.items} locale={locale} />
            <Onward newsletter={newsletter} locale={locale} />
          </div>
        </>
      ),
    },
    around,
  );
}

/** What an issue would hold today, for whoever wants to see one before any was sent. */
export function sampleDocument(
  newsletter: Newsletter,
  items: readonly IssueItem[],
  around: AroundPage,
): string {
  const { locale } = around;
  const { issue: m } = messagesFor(locale).mails;
  const title = m.sampleOf({ title: newsletter.title });
  return unlistedDocument(
    {
      title,
      area: null,
      path: `${NEWSLETTERS_PATH}/${newsletter.slug}/sample`,
      content: (
        <>
          <PageTitle title={title} standfirst={items.length === 0 ? m.noSample : m.sampleText} />
          <div className="prose">
            <Items items={items} locale={locale} />
            <Onward newsletter={newsletter} locale={locale} />
          </div>
        </>
      ),
    },
    around,
  );
}

type PastIssue = Pick<Issue, 'number' | 'title'> & { readonly day: string };

/** All issues of a newsletter that were sent. */
export function issuesDocument(
  newsletter: Newsletter,
  issues: readonly PastIssue[],
  around: AroundPage,
): string {
  const { locale } = around;
  const { issue: m } = messagesFor(locale).mails;
  const { title, summary, slug } = newsletter;
  return unlistedDocument(
    {
      title,
      area: null,
      path: `${NEWSLETTERS_PATH}/${slug}`,
      content: (
        <>
          <PageTitle title={title} standfirst={summary} lang={langOf(newsletter.locale, locale)} />
          <div className="prose">
            <h2>{m.past}</h2>
            {issues.length === 0 ? (
              <p>
                {m.none} <a href={issueAddress(locale, slug, 'sample')}>{m.sample}</a>
              </p>
            ) : (
              <ul>
                {issues.map(({ number, day, title: own }) => (
                  <li key={number}>
                    <a href={issueAddress(locale, slug, number)}>
                      {m.sentOn({ number: m.number({ number }), day: formatDay(day, locale) })}
                    </a>
                    {own && <> {own}</>}
                  </li>
                ))}
              </ul>
            )}
            <p>
              <a href={subscribeAddress(newsletter, locale)}>{m.subscribe}</a>
            </p>
          </div>
        </>
      ),
    },
    around,
  );
}

interface ItemsProps {
  readonly items: readonly IssueItem[];
  readonly locale: SiteLocale;
}

function Items({ items, locale }: ItemsProps) {
  return items.map(({ id, title, path, summary, locale: own }) => {
    const lang = langOf(own, locale);
    return (
      <section key={id}>
        {lang && <p className="capitals topic">{messagesFor(locale).notices.inEnglish}</p>}
        <h2 lang={lang}>
          <a href={path}>
            <Broken text={title} />
          </a>
        </h2>
        {summary && <p lang={lang}>{summary}</p>}
      </section>
    );
  });
}

interface OnwardProps {
  readonly newsletter: Newsletter;
  readonly locale: SiteLocale;
}

function Onward({ newsletter, locale }: OnwardProps) {
  const { issue: m } = messagesFor(locale).mails;
  return (
    <ul>
      <li>
        <a href={subscribeAddress(newsletter, locale)}>{m.subscribe}</a>
      </li>
      <li>
        <a href={addressOf(locale, `${NEWSLETTERS_PATH}/${newsletter.slug}`)}>{m.past}</a>
      </li>
    </ul>
  );
}

function subscribeAddress({ id }: Newsletter, locale: SiteLocale): string {
  return `${addressOf(locale, NEWSLETTERS_PATH)}?newsletter=${id}`;
}
