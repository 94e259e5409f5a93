import { Notices } from '../../components/notices/Notices.tsx';
import { Label } from '../../components/sections/Label.tsx';
import { Sections } from '../../components/sections/Sections.tsx';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import styles from './HomePage.module.css';
import type { HomePageProps } from './view.ts';

export function HomePage({ locale, ...home }: HomePageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  return (
    <>
      <div className={styles.hero}>
        <h1 className={styles.title} lang={home.lang}>
          {home.title}
        </h1>
        {home.text && (
          <p className={styles.text} lang={home.lang}>
            {home.text}
          </p>
        )}
        <p className={styles.find}>
          <Label {...home.find} />
        </p>
      </div>
      <Notices label={m.notices.label} notices={home.notices} />
      {home.audiences.length > 0 && (
        <section aria-label={m.home.audiences}>
          <ul className={styles.audiences} lang={home.lang}>
            {home.audiences.map(({ title, text, pages }) => (
              <li key={title} className={styles.audience}>
                <h2 className={styles.audienceTitle}>{title}</h2>
                {text && <p>{text}</p>}
                <ul>
                  {pages.map((page) => (
                    <li key={page.url} className={styles.link}>
                      <Label {...page} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Sections sections={home.sections} locale={locale} />
      <section className={styles.offices}>
        <h2>{m.home.offices}</h2>
        <ul className={styles.cities}>
          {home.offices.map((office) => (
            <li key={office.url} className={styles.link}>
              <Label {...office} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
