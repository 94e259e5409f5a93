import { ButtonLink } from '../../../components/controls/Button.tsx';
import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { FileLinks } from '../../../components/listing/FileLinks.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { Sections } from '../../shared/sections/Sections.tsx';
import { Coming } from '../Coming.tsx';
import { Recent } from '../Recent.tsx';
import { CoverageMap } from './CoverageMap.tsx';
import styles from './ServicePage.module.css';
import type { ServiceProps } from './view.ts';

/** A service of the navigator: what it is, where it covers the law, what is to come, what changed. */
export function ServicePage({ locale, ...page }: ServiceProps & { readonly locale: Locale }) {
  const { navigator, notices } = messagesFor(locale);
  const m = navigator.service;
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={notices.label} notices={page.notices} />
      <PageColumns
        aside={
          <>
            <MetaList rows={page.facts} />
            <div className={`screen-only ${styles.ways}`}>
              {page.links.map(({ text, url }) => (
                <ButtonLink key={text} kind="solid" href={url ?? ''}>
                  {text}
                </ButtonLink>
              ))}
              <FileLinks files={page.files} locale={locale} />
            </div>
          </>
        }
      >
        {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
        {page.sample && (
          <p className={styles.sample}>
            {m.sample} <Label {...page.sample} />
          </p>
        )}
      </PageColumns>
      <Coverage page={page} locale={locale} />
      {page.coming.length > 0 && (
        <TitledSection id="coming" heading={navigator.horizon.heading}>
          <Coming laws={page.coming} />
        </TitledSection>
      )}
      {page.changes.length > 0 && (
        <TitledSection id="changes" heading={m.changes}>
          <Recent changes={page.changes} />
        </TitledSection>
      )}
      <Topics page={page} locale={locale} />
      <Sections sections={page.sections} locale={locale} />
    </>
  );
}

type PartProps = { readonly page: ServiceProps; readonly locale: Locale };

function Coverage({ page, locale }: PartProps) {
  const m = messagesFor(locale).navigator.service;
  return (
    <TitledSection id="coverage" heading={m.coverage}>
      <div className={styles.coverage}>
        <CoverageMap tiles={page.tiles} locale={locale} />
        <div className={styles.regions}>
          {page.regions.map(({ id, name, chapters }) => (
            <section key={id}>
              <h3 className="title-3 quiet">
                <Label {...name} />
              </h3>
              <ul>
                {chapters.map((chapter) => (
                  <li key={chapter.id} className={styles.chapter}>
                    <Label {...chapter.name} />
                    <span className="small">
                      <Label text={chapter.state} />
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </TitledSection>
  );
}

function Topics({ page, locale }: PartProps) {
  return (
    <TitledSection id="topics" heading={messagesFor(locale).navigator.service.questions}>
      <div className={styles.topics}>
        {page.topics.map(({ heading, topics }) => (
          <section key={heading.text}>
            <h3 className="capitals" lang={heading.lang}>
              {heading.text}
            </h3>
            <dl>
              {topics.map(({ title, question, help, lang, anchor, rows }) => (
                <div key={anchor} id={anchor} className={styles.topic}>
                  <dt lang={lang}>{title}</dt>
                  <dd lang={lang}>{question}</dd>
                  {help && (
                    <dd className="meta" lang={lang}>
                      {help}
                    </dd>
                  )}
                  <dd>
                    <ul className={`screen-only ${styles.rows}`}>
                      {rows.map((row) => (
                        <li key={row.text}>
                          <Label {...row} />
                        </li>
                      ))}
                    </ul>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </TitledSection>
  );
}
