import { Art } from '../../art/component/Art.tsx';
import { ButtonLink, ButtonRow } from '../../components/controls/Button.tsx';
import { CardGrid, LeadCards } from '../../components/listing/CardGrid.tsx';
import { PersonGrid } from '../../components/listing/PersonGrid.tsx';
import { Notices } from '../../components/notices/Notices.tsx';
import { Broken } from '../../components/sections/Broken.tsx';
import { DateAxis } from '../../components/sections/DateAxis.tsx';
import { Label } from '../../components/sections/Label.tsx';
import { DateLedger, Ledger } from '../../components/sections/Ledger.tsx';
import { OpeningState } from '../../components/sections/OpeningState.tsx';
import { TitledSection } from '../../components/sections/TitledSection.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import styles from './HomePage.module.css';
import type { HomePageProps } from './view.ts';

export function HomePage({ locale, ...home }: HomePageProps & { readonly locale: Locale }) {
  const { home: m, home: homeTexts, notices, record } = messagesFor(locale);
  return (
    <>
      <div className={`full ${styles.hero}`} lang={home.lang}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            <Broken text={home.title} />
          </h1>
          {home.text && <p className={`lede ${styles.text}`}>{home.text}</p>}
          <ButtonRow>
            <ButtonLink kind="solid" href={home.find.url ?? ''}>
              {home.find.text}
            </ButtonLink>
            {home.strip && (
              <a className={styles.ahead} href="#ahead">
                {homeTexts.ahead}
              </a>
            )}
          </ButtonRow>
        </div>
        <Art kind="rosette" seed="home" className={styles.rosette} />
      </div>
      <Notices label={notices.label} notices={home.notices} />
      {home.audiences.length > 0 && (
        <section className="full" aria-label={m.audiences}>
          {home.audiences.map((columns) => (
            <div key={columns[0]?.title} className={styles.row}>
              <Ledger columns={columns} level={2} lang={home.lang} />
            </div>
          ))}
        </section>
      )}
      {home.strip && (
        <section className={`full deep ${styles.strip}`} id="ahead">
          <div className={styles.stripHead}>
            <h2>{home.strip.heading}</h2>
            <p>
              <Label {...home.strip.more} />
            </p>
          </div>
          <DateLedger dates={home.strip.dates} />
        </section>
      )}
      <TitledSection heading={m.latest} more={home.allInsights}>
        <LeadCards cards={home.insights} level={3} />
      </TitledSection>
      {home.featured.length > 0 && (
        <TitledSection heading={record.featured}>
          <CardGrid cards={home.featured} level={3} above={home.insights.slice(0, 1)} />
        </TitledSection>
      )}
      {home.events.axis.length + home.events.ledger.length > 0 && (
        <TitledSection heading={m.events} more={home.allEvents}>
          {home.events.axis.length > 0 ? (
            <DateAxis dates={home.events.axis} />
          ) : (
            <DateLedger dates={home.events.ledger} />
          )}
        </TitledSection>
      )}
      <TitledSection heading={homeTexts.peopleAndOffices} more={home.allPeople}>
        <div className={styles.people}>
          <PersonGrid people={home.people} level={3} />
        </div>
        <div className={styles.regions}>
          {home.regions.map(({ name, offices }) => (
            <section key={name} className={styles.region}>
              <h3 className="capitals topic">{name}</h3>
              <ul className={`quiet ${styles.offices}`}>
                {offices.map(({ name: office, opening }) => (
                  <li key={office.url}>
                    <Label {...office} />
                    {opening && <OpeningState {...opening} />}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </TitledSection>
    </>
  );
}
