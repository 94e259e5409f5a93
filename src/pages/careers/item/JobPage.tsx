import { PageActions } from '../../../components/controls/PageActions.tsx';
import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { DateAxis } from '../../../components/sections/DateAxis.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { Sections } from '../../shared/sections/Sections.tsx';
import { JobList } from '../JobList.tsx';
import { Apply } from './Apply.tsx';
import styles from './JobPage.module.css';
import type { JobPageProps } from './job-view.ts';

/** A position, from what it pays to how one applies; when it is over, it says so and shows what is open. */
export function JobPage({ locale, ...job }: JobPageProps & { readonly locale: Locale }) {
  const { careers: m, notices } = messagesFor(locale);
  return (
    <>
      <PageTitle title={job.title} eyebrow={job.eyebrow} standfirst={job.standfirst} lang={job.lang} />
      <Notices label={notices.label} notices={job.notices} />
      <dl className={styles.chief}>
        {job.chief.map(({ label, values }) => (
          <div key={label}>
            <dt className="capitals">{label}</dt>
            {values.map((value, index) => (
              <dd key={value.text} className={index === 0 ? 'title-3' : 'meta'}>
                <Label {...value} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <PageColumns
        aside={
          <>
            <MetaList rows={job.meta} />
            <PageActions locale={locale} title={job.title} url={job.url} />
          </>
        }
      >
        {job.body && <RichTextBody value={job.body} locale={locale} lang={job.lang} />}
        {job.wanted.map(({ heading, items }) => (
          <section key={heading} className={`prose ${styles.wanted}`}>
            <h2>{heading}</h2>
            <ul lang={job.lang}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </PageColumns>
      {job.stages && (
        <TitledSection id="process" heading={m.process}>
          <p className={styles.hint}>{m.ifToday}</p>
          <DateAxis dates={job.stages} />
        </TitledSection>
      )}
      <Sections sections={job.sections} locale={locale} />
      {job.apply && (
        <TitledSection id="apply" heading={m.apply} title="beside">
          <Apply {...job.apply} locale={locale} />
        </TitledSection>
      )}
      {job.others.rows.length > 0 && (
        <TitledSection id="similar" heading={job.others.heading} title="beside" more={job.others.all}>
          <JobList jobs={job.others.rows} />
        </TitledSection>
      )}
    </>
  );
}
