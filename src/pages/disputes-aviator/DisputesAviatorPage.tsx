import { ButtonLink, ButtonRow } from '../../components/controls/Button.tsx';
import { ErrorSummary } from '../../components/controls/ErrorSummary.tsx';
import { PageActions } from '../../components/controls/PageActions.tsx';
import { PersonList } from '../../components/listing/PersonList.tsx';
import { Opening } from '../../components/opening/Opening.tsx';
import { RichTextBody } from '../../components/rich-text/RichTextBody.tsx';
import { Label } from '../../components/sections/Label.tsx';
import { MetaList } from '../../components/sections/MetaList.tsx';
import { TitledSection } from '../../components/sections/TitledSection.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { Sections } from '../shared/sections/Sections.tsx';
import { FactsForm } from './FactsForm.tsx';
import styles from './Result.module.css';
import { Result, Sources } from './Result.tsx';
import type { DisputesAviatorPageProps } from './view.ts';

/** Facts in, routes compared out: everything that is answered stands in the address. */
export function DisputesAviatorPage({
  locale,
  ...page
}: DisputesAviatorPageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale).disputesAviator.page;
  const { result, stop } = page;
  const isDone = result !== null || stop !== null;
  return (
    <>
      <Opening {...page.opening} locale={locale} />
      <ErrorSummary heading={m.errors} errors={page.errors} />
      <div className={isDone ? styles.sheet : undefined}>
        {result && (
          <TitledSection id="recommendation" heading={result.heading}>
            <div className="prose">
              {result.because.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            <Tools {...page} locale={locale} />
          </TitledSection>
        )}
        {stop && (
          <TitledSection id="recommendation" heading={m.stopped}>
            <div className="prose">
              {stop.reasons.map((text) => (
                <p key={text}>{text}</p>
              ))}
              <p>
                {m.stoppedText}{' '}
                {stop.telephone && (
                  <>
                    {m.switchboard} <Label {...stop.telephone} />
                  </>
                )}
              </p>
            </div>
            <Tools {...page} locale={locale} />
          </TitledSection>
        )}
        {result && <Result {...result} locale={locale} />}
        {page.people.length > 0 && (
          <TitledSection id="people" heading={m.people}>
            <PersonList people={page.people} level={3} />
          </TitledSection>
        )}
        {isDone && (
          <TitledSection id="answers" heading={m.answers} title="beside">
            <div className={styles.answers}>
              <MetaList rows={page.answers} />
            </div>
          </TitledSection>
        )}
        {result && <Sources heading={m.sources} sources={result.sources} />}
        <Questions page={page} isDone={isDone} locale={locale} />
        <TitledSection id="limits" heading={m.limits} title="beside">
          <div className="prose">
            <p>{page.limits}</p>
            <p className="screen-only">{m.bands}</p>
          </div>
        </TitledSection>
      </div>
      {page.body && (
        <TitledSection id="about" heading={m.about} title="beside">
          <RichTextBody value={page.body} locale={locale} lang={page.lang} />
        </TitledSection>
      )}
      <Sections sections={page.sections} locale={locale} />
    </>
  );
}

type Page = DisputesAviatorPageProps & { readonly locale: Locale };

/** Printing, sending and changing a result. */
function Tools({ url, opening, locale }: Page) {
  const m = messagesFor(locale).disputesAviator.page;
  return (
    <div className={`screen-only ${styles.tools}`}>
      <ButtonRow>
        <ButtonLink href="#facts" size="small">
          {m.edit}
        </ButtonLink>
        <PageActions locale={locale} title={opening.title} url={url} />
      </ButtonRow>
    </div>
  );
}

/** The form; on the bare page with a way to see a result first. */
function Questions({
  page,
  isDone,
  locale,
}: {
  readonly page: DisputesAviatorPageProps;
  readonly isDone: boolean;
  readonly locale: Locale;
}) {
  const m = messagesFor(locale).disputesAviator.page;
  const isAnswered = isDone || page.errors.length > 0;
  return (
    <div className="screen-only">
      <TitledSection
        id="facts"
        heading={isDone ? m.edit : m.describe}
        more={isAnswered ? undefined : { text: m.example, url: page.example }}
      >
        <FactsForm form={page.form} action={page.action} isAnswered={isAnswered} locale={locale} />
      </TitledSection>
    </div>
  );
}
