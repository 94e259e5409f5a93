import type { Locale } from '../../routing/locales.ts';
import { CardList } from '../listing/CardList.tsx';
import { PersonList } from '../listing/PersonList.tsx';
import { RichTextBody } from '../rich-text/RichTextBody.tsx';
import { DataTable } from './DataTable.tsx';
import { Label } from './Label.tsx';
import { MetaList } from './MetaList.tsx';
import styles from './Sections.module.css';
import type { Section } from './section.ts';

interface SectionsProps {
  readonly sections: readonly Section[];
  readonly locale: Locale;
}

/** The parts of a page, one below the other, each with its heading. */
export function Sections({ sections, locale }: SectionsProps) {
  return sections.map((section) => (
    <section key={section.id} className={styles.section} id={section.id} lang={section.lang}>
      <div className={styles.heading}>
        <h2>{section.heading}</h2>
        {section.kind === 'cards' && section.more && <Label {...section.more} />}
      </div>
      <div>
        <Content section={section} locale={locale} />
      </div>
    </section>
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
      return (
        <ul className={styles.dated}>
          {section.items.map(({ date, text }) => (
            <li key={text}>
              <span className={styles.date}>{date}</span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      );
    case 'cards':
      return <CardList cards={section.cards} level={3} />;
    case 'people':
      return <PersonList people={section.people} level={3} locale={locale} />;
    case 'rows':
      return section.groups.map((rows) => (
        <MetaList key={rows.map(({ values }) => values[0]?.text).join()} rows={rows} />
      ));
    case 'table':
      return <DataTable caption={section.heading} columns={section.columns} rows={section.rows} />;
    case 'questions':
      return section.questions.map(({ id, title, body, lang }) => (
        <details key={id} className={styles.question} lang={lang}>
          <summary>{title}</summary>
          {body && <RichTextBody value={body} locale={locale} idPrefix={id} />}
        </details>
      ));
  }
}
