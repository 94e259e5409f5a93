import { FormSection } from '../../../components/forms/FormSection.tsx';
import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import styles from '../../../components/sections/Entries.module.css';
import { Label } from '../../../components/sections/Label.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import { formView } from '../../../forms/form-view.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf } from '../../../routing/links.ts';
import { Confidence } from '../Confidence.tsx';
import { ToldDesks } from '../Desks.tsx';
import { Offices } from './Offices.tsx';
import type { ContactPageProps } from './view.ts';

export function ContactPage({ locale, ...page }: ContactPageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={m.notices.label} notices={page.notices} />
      <PageColumns
        aside={
          <>
            <Confidence locale={locale} untitled />
            <p>
              <a href={addressOf(locale, '/forms/callback')}>{formView('callback', locale).title}</a>
            </p>
          </>
        }
      >
        <h2 className="visually-hidden">{m.contact.about}</h2>
        {page.intents.map(({ title, text, desks }) => (
          <div key={title.text} className={styles.item}>
            <h3 className="quiet">
              <Label {...title} />
            </h3>
            <ToldDesks text={text} desks={desks} lang={title.lang} />
          </div>
        ))}
        {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
      </PageColumns>
      <FormSection name="enquiry" locale={locale} />
      <TitledSection id="offices" heading={m.contact.offices}>
        <Offices regions={page.offices} />
      </TitledSection>
    </>
  );
}
