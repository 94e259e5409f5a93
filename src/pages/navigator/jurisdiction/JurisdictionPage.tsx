import { island } from '../../../browser/islands/ChapterAnswers.island.tsx';
import { Island } from '../../../browser/islands/kit/Island.tsx';
import { PageActions } from '../../../components/controls/PageActions.tsx';
import { StatusMark } from '../../../components/icons/StatusMark.tsx';
import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { Answers } from '../../../components/navigator/Answers.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { Sections } from '../../shared/sections/Sections.tsx';
import { TimesForm } from '../TimesForm.tsx';
import { AnswerList } from './AnswerList.tsx';
import { ChangeLog } from './ChangeLog.tsx';
import { CompareWith } from './CompareWith.tsx';
import { DateLine } from './DateLine.tsx';
import styles from './JurisdictionPage.module.css';
import { Sources } from './Sources.tsx';
import type { JurisdictionProps } from './view.ts';

type PageProps = JurisdictionProps & { readonly locale: Locale };

/** The law of a jurisdiction in a service: its answers, their days, what became of them, and what they rest on. */
export function JurisdictionPage({ locale, ...page }: PageProps) {
  const { notices, navigator } = messagesFor(locale);
  const m = navigator.chapter;
  return (
    <>
      <PageTitle
        title={page.title}
        titleLang={page.titleLang}
        eyebrow={page.eyebrow}
        standfirst={page.standfirst}
        lang={page.lang}
      />
      <Notices label={notices.label} notices={page.notices} />
      <TimesForm times={page.times} locale={locale} />
      <PageColumns
        aside={
          <>
            <AnswerList groups={page.groups} locale={locale} />
            {page.compare && <CompareWith form={page.compare} locale={locale} />}
            <Tools page={page} locale={locale} />
          </>
        }
      >
        <ul className={`meta ${styles.tally}`} aria-label={m.tally}>
          {page.tally.map(({ mark, text }) => (
            <li key={text}>
              <StatusMark status={mark} text={text} />
            </li>
          ))}
        </ul>
        {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
        {page.isSample && <p className={`meta ${styles.sample}`}>{m.isSample}</p>}
        <WholeAnswers page={page} locale={locale} />
      </PageColumns>
      {page.days.length > 0 && (
        <TitledSection id="dates" heading={m.dates}>
          <DateLine days={page.days} today={page.today} locale={locale} />
        </TitledSection>
      )}
      {page.changes.length > 0 && (
        <TitledSection id="changes" heading={navigator.changes} title="beside">
          <ChangeLog changes={page.changes} locale={locale} />
        </TitledSection>
      )}
      {page.sources.length > 0 && (
        <TitledSection id="sources" heading={m.sources} title="beside">
          <Sources sources={page.sources} locale={locale} />
        </TitledSection>
      )}
      {page.facts.length > 0 && (
        <TitledSection id="about" heading={m.about} title="beside">
          <MetaList rows={page.facts} />
        </TitledSection>
      )}
      <Sections sections={page.contacts} locale={locale} />
      <p className={`small ${styles.cite}`}>
        {page.times.shown} {page.citation}
      </p>
    </>
  );
}

function Tools({ page, locale }: { readonly page: JurisdictionProps; readonly locale: Locale }) {
  return (
    <div className={styles.tools}>
      <ul className={`meta screen-only ${styles.links}`}>
        {page.links.map((link) => (
          <li key={link.url}>
            <Label {...link} />
          </li>
        ))}
      </ul>
      <PageActions locale={locale} title={page.subject} url={page.address} />
    </div>
  );
}

/** The answers as far as everybody may read them, and in their place the whole for those who may. */
function WholeAnswers({ page, locale }: { readonly page: JurisdictionProps; readonly locale: Locale }) {
  const { navigator, record } = messagesFor(locale);
  const { id, gate, sample, groups, details, moment } = page;
  const answers = (
    <Answers
      groups={groups}
      details={new Map(details.map((detail) => [detail.entryId, detail]))}
      labels={navigator.answerParts}
      locale={locale}
      textOf={({ entryId, body }, lang) =>
        body && <RichTextBody value={body} locale={locale} idPrefix={entryId} lang={lang} lowered={2} />
      }
    />
  );
  if (!gate) return <div className={styles.answers}>{answers}</div>;
  const notes = {
    footnotes: record.footnotes,
    footnote: record.footnote({ number: '{number}' }),
    backToText: record.backToText({ number: '{number}' }),
  };
  const labels = navigator.answerParts;
  return (
    <div className={styles.answers}>
      <Island of={island} on="signed-in" props={{ id, locale, gate, ...moment, groups, labels, notes }} />
      {sample?.url && (
        <p className="meta screen-only">
          {navigator.chapter.sample} <Label {...sample} />
        </p>
      )}
      <div data-open-part={id}>{answers}</div>
    </div>
  );
}
