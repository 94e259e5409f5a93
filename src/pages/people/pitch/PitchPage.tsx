import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { EmptyState } from '../../../components/listing/EmptyState.tsx';
import { DataTable } from '../../../components/sections/DataTable.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { firm } from '../../../platform/settings/firm.ts';
import { PersonSheet } from './PersonSheet.tsx';
import { PitchForm } from './PitchForm.tsx';
import styles from './PitchPage.module.css';
import type { PitchPageProps } from './view.ts';

/** A pack: cover, a page for each person, deals, offices. On paper each begins on a page of its own. */
export function PitchPage({ pack, form, locale }: PitchPageProps & { readonly locale: Locale }) {
  const { pitch: m, people } = messagesFor(locale);
  const isEmpty = pack.sheets.length + pack.deals.length === 0;
  return (
    <PageColumns aside={<PitchForm {...form} locale={locale} />}>
      <div className={styles.cover}>
        <p className="capitals topic">{firm.name}</p>
        <h1>{pack.title}</h1>
        <p className="lede">{pack.date}</p>
        <ul className={styles.contents} aria-label={m.contents}>
          {pack.sheets.map(({ id, name, role, lang }) => (
            <li key={id} lang={lang}>
              <a href={`#${id}`}>{name}</a> <span className="meta">{role}</span>
            </li>
          ))}
          {pack.deals.length > 0 && (
            <li>
              <a href="#deals">{m.deals}</a>
            </li>
          )}
        </ul>
        {isEmpty && <EmptyState text={m.nobody} />}
        <p className="meta">{m.note}</p>
      </div>
      {pack.sheets.map((sheet) => (
        <PersonSheet key={sheet.id} sheet={sheet} experience={m.experience} locale={locale} />
      ))}
      {pack.deals.length > 0 && (
        <div className={styles.sheet}>
          <TitledSection id="deals" heading={m.deals}>
            <DataTable
              caption={m.deals}
              columns={[m.deal, m.client, m.value, m.announced, m.role]}
              rows={pack.deals}
            />
          </TitledSection>
        </div>
      )}
      {!isEmpty && <p className="meta">{people.person.priorResults}</p>}
      {pack.offices.length > 0 && (
        <TitledSection id="offices" heading={m.offices}>
          <MetaList rows={pack.offices} />
        </TitledSection>
      )}
    </PageColumns>
  );
}
