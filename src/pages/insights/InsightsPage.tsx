import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { CardGrid, LeadCards } from '../../components/listing/CardGrid.tsx';
import { CardList } from '../../components/listing/CardList.tsx';
import { FileLinks } from '../../components/listing/FileLinks.tsx';
import { Notices } from '../../components/notices/Notices.tsx';
import { Label } from '../../components/sections/Label.tsx';
import { TitledSection } from '../../components/sections/TitledSection.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { KindGroup } from './groups.ts';
import styles from './InsightsPage.module.css';
import type { IndexLetter } from './topic-index.ts';
import type { InsightsPageProps } from './view.ts';

/** What the firm publishes, by kind and by topic; or everything on one topic. */
export function InsightsPage({ locale, ...page }: InsightsPageProps & { readonly locale: Locale }) {
  const { notices, insights } = messagesFor(locale);
  const { title, eyebrow, standfirst, lang, topic } = page;
  return (
    <>
      <PageTitle title={title} eyebrow={eyebrow} standfirst={standfirst} lang={lang} />
      <Notices label={notices.label} notices={page.notices} />
      {topic && (
        <p className={styles.topic}>
          <strong>{topic.count}</strong>
          <Label {...topic.all} />
        </p>
      )}
      {page.picks.length > 0 && (
        <TitledSection id="choice" heading={insights.picks}>
          <LeadCards cards={page.picks} level={3} />
        </TitledSection>
      )}
      {page.groups.map((group) => (
        <Kind key={group.id} group={group} />
      ))}
      {page.index.length > 0 && (
        <TitledSection id="topics" heading={insights.index}>
          <Index letters={page.index} />
        </TitledSection>
      )}
      <FileLinks files={page.files} locale={locale} />
    </>
  );
}

/** How many publications stand with their drawings, two rows. */
const drawn = 6;

/** Publications side by side with their drawings, the rest as ledgers beside their name. */
function Kind({ group: { id, heading, cards, more } }: { readonly group: KindGroup }) {
  if (id === 'publications') {
    return (
      <TitledSection id={id} heading={heading} more={more}>
        <CardGrid cards={cards.slice(0, drawn).map((card) => ({ ...card, summary: undefined }))} level={3} />
        {cards.length > drawn && (
          <div className={styles.rest}>
            <CardList cards={cards.slice(drawn)} level={3} />
          </div>
        )}
      </TitledSection>
    );
  }
  return (
    <TitledSection id={id} heading={heading} more={more} title="beside">
      <CardList cards={cards} level={3} />
    </TitledSection>
  );
}

function Index({ letters }: { readonly letters: readonly IndexLetter[] }) {
  return (
    <dl className={styles.index}>
      {letters.map(({ letter, topics }) => (
        <div key={letter} className={styles.letter}>
          <dt className="title-3">{letter}</dt>
          {topics.map(({ amount, ...topic }) => (
            <dd key={topic.url}>
              <Label {...topic} />
              <span>{amount}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
