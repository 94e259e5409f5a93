import { nameplatePath, nameplates, pressFiles } from '../../../art/press/address.ts';
import { Bylines } from '../../../components/listing/Bylines.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import type { MetaRow } from '../../../components/sections/section.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { firm, firmWords } from '../../../platform/settings/firm.ts';
import styles from './NewsroomCard.module.css';
import type { Newsroom } from './newsroom.ts';

interface NewsroomCardProps {
  readonly newsroom: Newsroom;
  readonly locale: Locale;
}

/** For journalists: whom to call by day and night, facts with their source, the name, and pictures. */
export function NewsroomCard({ newsroom: { officers, facts }, locale }: NewsroomCardProps) {
  const m = messagesFor(locale).news.newsroom;
  const words = firmWords(locale);
  return (
    <aside className={styles.newsroom} id="newsroom" aria-label={m.heading}>
      {officers.length > 0 && (
        <section className={styles.part}>
          <h2 className="capitals">{m.officers}</h2>
          <Bylines people={officers} />
        </section>
      )}
      <section className={styles.part}>
        <h2 className="capitals">{m.facts}</h2>
        <dl>
          {facts.map(({ label, value, lang, source }) => (
            <div key={label} className={styles.fact}>
              <dt className="small">{label}</dt>
              <dd lang={lang}>{value}</dd>
              {source && (
                <dd className="small">
                  <Label {...source} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.part}>
        <h2 className="capitals">{m.name}</h2>
        {[words.spelling, words.pronunciation, words.chinese].filter(Boolean).map((text) => (
          <p key={text} lang={words.lang}>
            {text}
          </p>
        ))}
      </section>
      <section className={styles.part}>
        <h2 className="capitals">{m.images}</h2>
        <p>
          {m.imagesText({ firm: firm.shortName })} {m.portraits}
        </p>
        <MetaList rows={nameplateRows(locale)} />
      </section>
    </aside>
  );
}

/** The firm's name as files. */
function nameplateRows(locale: Locale): MetaRow[] {
  const { nameDark, nameLight } = messagesFor(locale).news.newsroom;
  return nameplates.map((plate) => ({
    label: plate === 'name-dark' ? nameDark : nameLight,
    values: pressFiles((format) => nameplatePath(locale, plate, format)),
  }));
}
