import { Notices } from '../../components/notices/Notices.tsx';
import { RichTextBody } from '../../components/rich-text/RichTextBody.tsx';
import { MetaList } from '../../components/sections/MetaList.tsx';
import { Sections } from '../../components/sections/Sections.tsx';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import styles from './PersonPage.module.css';
import type { PersonPageProps } from './view.ts';

export function PersonPage({ locale, ...person }: PersonPageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  return (
    <>
      <div className={styles.columns}>
        <div>
          <h1 className={styles.name} lang={person.lang}>
            {person.name}
          </h1>
          {person.role && (
            <p className={styles.role} lang={person.lang}>
              {person.role}
            </p>
          )}
          <Notices label={m.notices.label} notices={person.notices} />
          {person.summary && (
            <p className={styles.summary} lang={person.lang}>
              {person.summary}
            </p>
          )}
          {person.body && <RichTextBody value={person.body} locale={locale} lang={person.lang} />}
        </div>
        <MetaList rows={person.meta} />
      </div>
      <Sections sections={person.sections} locale={locale} />
    </>
  );
}
