import { ButtonLink, ButtonRow } from '../../components/controls/Button.tsx';
import { ErrorSummary } from '../../components/controls/ErrorSummary.tsx';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { Notices } from '../../components/notices/Notices.tsx';
import { RichTextBody } from '../../components/rich-text/RichTextBody.tsx';
import { DataTable } from '../../components/sections/DataTable.tsx';
import { TitledSection } from '../../components/sections/TitledSection.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { AccessForm } from './AccessForm.tsx';
import { choiceId, missingText } from './missing-choices.ts';
import type { AccessTheToolPageProps } from './view.ts';

/** Which tool a reader may use and how: the next step in words, then all tools. */
export function AccessTheToolPage({ locale, ...page }: AccessTheToolPageProps & { readonly locale: Locale }) {
  const messages = messagesFor(locale);
  const m = messages.products.toolAccess;
  const { next } = page;
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={messages.notices.label} notices={page.notices} />
      <ErrorSummary
        heading={m.errors}
        errors={page.missing.map((name) => ({ text: m[missingText[name]], url: `#${choiceId(name)}` }))}
      />
      {next && (
        <TitledSection id="next" heading={next.heading}>
          <div className="prose">
            <p>{next.text}</p>
            {next.training && <p>{m.alsoTraining}</p>}
            <ButtonRow>
              {next.action.url && (
                <ButtonLink kind="solid" href={next.action.url}>
                  {next.action.text}
                </ButtonLink>
              )}
              {next.training?.url && <ButtonLink href={next.training.url}>{next.training.text}</ButtonLink>}
            </ButtonRow>
          </div>
        </TitledSection>
      )}
      <div className="screen-only">
        <TitledSection id="find" heading={m.find}>
          <AccessForm {...page} isAnswered={next !== null} locale={locale} />
        </TitledSection>
      </div>
      <TitledSection id="all" heading={m.all}>
        <DataTable caption={m.all} columns={[m.name, m.who, m.how]} rows={page.rows} />
      </TitledSection>
      {page.body && (
        <TitledSection id="more" heading={m.more} title="beside" lang={page.lang}>
          <RichTextBody value={page.body} locale={locale} lang={page.lang} />
        </TitledSection>
      )}
    </>
  );
}
