import { Art } from '../../../art/component/Art.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { Timeline } from '../../../components/sections/Timeline.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import styles from './PitchPage.module.css';
import type { Sheet } from './sheet.ts';

interface PersonSheetProps {
  readonly sheet: Sheet;
  /** Heading over what they have done. */
  readonly experience: string;
  readonly locale: Locale;
}

/** A person on a page. */
export function PersonSheet({ sheet, experience, locale }: PersonSheetProps) {
  const { id, name, nativeName, lang, mark, role, biography, facts } = sheet;
  return (
    <article className={styles.sheet} id={id}>
      <header className={styles.head}>
        <div className={styles.plate}>
          <Art kind="plate-small" seed={id} mark={mark} />
        </div>
        <div lang={lang}>
          <h2>{name}</h2>
          <p className="meta">
            {nativeName && <Label {...nativeName} />} {role}
          </p>
        </div>
      </header>
      <RichTextBody value={biography} locale={locale} lang={lang} idPrefix={id} />
      <MetaList rows={facts} />
      {sheet.experience.length > 0 && (
        <>
          <h3>{experience}</h3>
          <div lang={lang}>
            <Timeline items={sheet.experience} />
          </div>
        </>
      )}
    </article>
  );
}
