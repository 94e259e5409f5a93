import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { Notices } from '../../components/notices/Notices.tsx';
import { RichTextBody } from '../../components/rich-text/RichTextBody.tsx';
import { MetaList } from '../../components/sections/MetaList.tsx';
import { Sections } from '../../components/sections/Sections.tsx';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import styles from './OfficePage.module.css';
import type { OfficePageProps } from './view.ts';

export function OfficePage({ locale, ...office }: OfficePageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  return (
    <>
      <PageTitle title={office.title} standfirst={office.standfirst} lang={office.lang} />
      <Notices label={m.notices.label} notices={office.notices} />
      <div className={styles.columns}>
        <MetaList rows={office.meta} />
        {office.body && <RichTextBody value={office.body} locale={locale} lang={office.lang} />}
      </div>
      <Sections sections={office.sections} locale={locale} />
    </>
  );
}
