import { Art } from '../../../art/component/Art.tsx';
import { PersonGrid } from '../../../components/listing/PersonGrid.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { PersonContact } from './PersonContact.tsx';
import styles from './PersonPage.module.css';
import { PersonPartView } from './PersonPartView.tsx';
import { ShortBiographies } from './ShortBiographies.tsx';
import type { PersonPageProps } from './view.ts';

export function PersonPage({ locale, ...person }: PersonPageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  const { lang, body, parts, anchors, colleagues } = person;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.name} lang={lang}>
          {person.name}
          {person.nativeName && (
            <span className={styles.native} lang={person.nativeName.lang}>
              {person.nativeName.text}
            </span>
          )}
        </h1>
        {person.role && (
          <p className="lede" lang={lang}>
            {person.role}
          </p>
        )}
        {person.called.length > 0 && (
          <ul className={`meta ${styles.called}`}>
            {person.called.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <Notices label={m.notices.label} notices={person.notices} />
        {person.summary && (
          <p className={styles.summary} lang={lang}>
            {person.summary}
          </p>
        )}
      </div>
      <div className={styles.side}>
        <Art kind="plate" seed={person.id} mark={person.mark} className={styles.plate} eager />
        <div className={styles.beside}>
          {person.contact && <PersonContact contact={person.contact} locale={locale} />}
          {anchors.length > 1 && (
            <nav className={styles.anchors} aria-label={m.page.parts.onThisPage}>
              <ul className="quiet">
                {anchors.map((anchor) => (
                  <li key={anchor.url}>
                    <Label {...anchor} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
      <div className={styles.rest}>
        <MetaList rows={person.facts} />
        {body && (
          <section className={styles.biography} aria-label={m.people.person.biography}>
            <RichTextBody value={body} locale={locale} lang={lang} />
          </section>
        )}
        {parts.length > 0 && (
          <div className={`${styles.apart} ${styles.parts}`}>
            {parts.map((part) => (
              <PersonPartView key={part.id} part={part} />
            ))}
          </div>
        )}
        {colleagues.length > 0 && (
          <div className={`screen-only ${styles.apart}`}>
            <TitledSection id="colleagues" heading={m.people.person.worksWith}>
              <div className={styles.colleagues}>
                <PersonGrid people={colleagues} level={3} />
              </div>
            </TitledSection>
          </div>
        )}
        {person.shortBiographies.length > 0 && <ShortBiographies person={person} locale={locale} />}
      </div>
    </div>
  );
}
