import { ButtonLink } from '../../../components/controls/Button.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { Questions } from '../../../components/sections/Questions.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { CoverageMap } from '../../navigator/service/CoverageMap.tsx';
import { LeadHead } from '../../shared/records/long-read/LeadHead.tsx';
import styles from './MarketingPage.module.css';
import type { MarketingPageProps } from './view.ts';

/** A landing page: what it offers, three reasons, proof, questions, and one thing to do. */
export function MarketingPage({ locale, ...page }: MarketingPageProps & { readonly locale: Locale }) {
  const { notices, products } = messagesFor(locale);
  const { action, lang, about, coverage } = page;
  return (
    <>
      <LeadHead
        id={page.id}
        title={page.title}
        lang={page.lang}
        eyebrow={page.eyebrow}
        standfirst={page.standfirst}
      />
      <Notices label={notices.label} notices={page.notices} />
      <div className={coverage ? `${styles.opening} ${styles.halves}` : styles.opening}>
        <div className={styles.offer}>
          <RichTextBody value={[...page.opening]} locale={locale} lang={lang} />
          {action?.url && (
            <p lang={action.lang}>
              <ButtonLink kind="solid" href={action.url}>
                {action.text}
              </ButtonLink>
            </p>
          )}
        </div>
        {coverage && (
          <div className={styles.coverage}>
            <CoverageMap tiles={coverage.tiles} locale={locale} />
            {coverage.facts.map((fact) => (
              <p key={fact} className="meta">
                {fact}
              </p>
            ))}
          </div>
        )}
      </div>
      {page.reasons.length > 0 && (
        <ul className={styles.reasons} lang={lang}>
          {page.reasons.map(({ key, title, text }) => (
            <li key={key} className={styles.reason}>
              <h2 className="title-3">{title}</h2>
              <RichTextBody value={[...text]} locale={locale} idPrefix={key} />
            </li>
          ))}
        </ul>
      )}
      {page.proof.map((text) => (
        <blockquote key={text} className={styles.proof} lang={lang}>
          <p>{text}</p>
        </blockquote>
      ))}
      {page.questions.length > 0 && (
        <TitledSection heading={products.questions} title="beside">
          <Questions
            questions={page.questions.map(({ key, title, text }) => ({
              id: key,
              title,
              lang,
              answer: <RichTextBody value={[...text]} locale={locale} idPrefix={`answer-${key}`} />,
            }))}
          />
        </TitledSection>
      )}
      {about && (
        <TitledSection heading={products.about} title="beside">
          <p className="title-3">
            <Label text={about.text} url={about.url} lang={about.lang} />
          </p>
          {about.summary && <p lang={about.lang}>{about.summary}</p>}
        </TitledSection>
      )}
    </>
  );
}
