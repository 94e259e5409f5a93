import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { CardList } from '../../../components/listing/CardList.tsx';
import { PersonList } from '../../../components/listing/PersonList.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { DataTable } from '../../../components/sections/DataTable.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { Questions } from '../../../components/sections/Questions.tsx';
import type { Section } from '../../../components/sections/section.ts';
import { Timeline } from '../../../components/sections/Timeline.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import styles from './Sections.module.css';

interface SectionsProps {
  readonly sections: readonly Section[];
  readonly locale: Locale;
  /** Above where they stand in a column of the page already. */
  readonly title?: 'above' | 'beside';
}

/** The parts of a page, one below the other, each with its heading beside it. */
export function Sections({ sections, locale, title = 'beside' }: SectionsProps) {
  return sections.map((section) => (
    <TitledSection
      key={section.id}
      id={section.id}
      heading={section.heading}
      lang={section.lang}
      title={title}
      more={section.kind === 'cards' ? section.more : undefined}
    >
      <Content section={section} locale={locale} />
    </TitledSection>
  ));
}

function Content({ section, locale }: { readonly section: Section; readonly locale: Locale }) {
  switch (section.kind) {
    case 'text':
      return (
        <div className="prose">
          {section.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      );
    case 'bullets':
    case 'numbers': {
      const List = section.kind === 'bullets' ? 'ul' : 'ol';
      return (
        <div className="prose">
          <List>
            {section.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </List>
        </div>
      );
    }
    case 'dated':
      return <Timeline items={section.items} />;
    case 'cards':
      return section.cards.every(({ art }) => art) ? (
        <CardGrid cards={section.cards} level={3} />
      ) : (
        <CardList cards={section.cards} level={3} />
      );
    case 'people':
      return <PersonList people={section.people} level={3} />;
    case 'rows':
      return (
        <div className={styles.rows}>
          {section.groups.map((rows) => (
            <MetaList key={rows.map(({ values }) => values[0]?.text).join()} rows={rows} />
          ))}
        </div>
      );
    case 'table': {
      const { heading: caption, columns, rows } = section;
      return <DataTable caption={caption} columns={columns} rows={rows} />;
    }
    case 'questions':
      return (
        <Questions
          questions={section.questions.map(({ body, ...question }) => ({
            ...question,
            answer: body && <RichTextBody value={body} locale={locale} idPrefix={question.id} />,
          }))}
        />
      );
  }
}
