import { ButtonLink, ButtonRow } from '../../../components/controls/Button.tsx';
import { PageActions } from '../../../components/controls/PageActions.tsx';
import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { Bylines } from '../../../components/listing/Bylines.tsx';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { TableOfContents } from '../../../components/rich-text/TableOfContents.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { LeadHead } from '../../shared/records/long-read/LeadHead.tsx';
import { Sections } from '../../shared/sections/Sections.tsx';
import { Chapters } from './Chapters.tsx';
import styles from './CoverPage.module.css';
import type { CoverPageProps } from './view.ts';
import { WholeWork } from './WholeWork.tsx';

/** The cover of a feature or a product: what it is, for whom, its contents; of a product also how to come by it. */
export function CoverPage({ locale, ...page }: CoverPageProps & { readonly locale: Locale }) {
  const { notices, record, products } = messagesFor(locale);
  const { whole } = page;
  if (whole) return <WholeWork {...page} whole={whole} locale={locale} />;
  const isFeature = page.kind === 'feature';
  const contents = page.chapters.length > 0 && (
    <section className={styles.contents} id="contents">
      <h2>{isFeature ? products.contents : products.guide}</h2>
      <Chapters chapters={page.chapters} />
      <p className={`screen-only ${styles.whole}`}>
        <a href={page.wholeUrl}>{products.whole}</a> <span className="small">{products.wholeHint}</span>
      </p>
    </section>
  );
  return (
    <>
      <LeadHead
        id={page.id}
        subject={page.subject}
        title={page.title}
        lang={page.lang}
        eyebrow={page.eyebrow}
        standfirst={page.standfirst}
      >
        <MetaList rows={page.facts} />
      </LeadHead>
      <Notices label={notices.label} notices={page.notices} />
      <div className={styles.cover}>
        <PageColumns
          aside={
            <>
              {page.authors.length > 0 && (
                <section>
                  <h2 className={`capitals ${styles.heading}`}>{record.authors}</h2>
                  <Bylines people={page.authors} />
                </section>
              )}
              {!isFeature && (
                <TableOfContents label={record.contents} headings={headingsOf(page, products.guide)} />
              )}
              <PageActions locale={locale} title={page.title} url={page.url} />
            </>
          }
        >
          {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
          <div className={`screen-only ${styles.ways}`}>
            <ButtonRow>
              {page.begin?.url && isFeature && (
                <ButtonLink kind="solid" href={page.begin.url}>
                  <span lang={page.begin.lang}>{page.begin.text}</span>
                </ButtonLink>
              )}
              {page.campaign?.url && (
                <ButtonLink href={page.campaign.url}>
                  <span lang={page.campaign.lang}>{page.campaign.text}</span>
                </ButtonLink>
              )}
            </ButtonRow>
          </div>
          {isFeature && contents}
        </PageColumns>
      </div>
      <Sections sections={page.sections} locale={locale} />
      {!isFeature && contents}
      {page.related.length > 0 && (
        <TitledSection id="related" heading={record.related}>
          <CardGrid cards={page.related} level={3} />
        </TitledSection>
      )}
    </>
  );
}

/** What there is below, for a page that is looked things up in. */
function headingsOf({ sections, chapters }: CoverPageProps, guide: string) {
  const all = sections.map(({ id, heading }) => ({ id, text: heading, level: 2 as const }));
  return chapters.length > 0 ? [...all, { id: 'contents', text: guide, level: 2 as const }] : all;
}
