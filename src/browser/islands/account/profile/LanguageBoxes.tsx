import { localeFacts, siteLocales } from '../../../../i18n/locales.ts';
import styles from './LanguageBoxes.module.css';

interface LanguageBoxesProps {
  readonly legend: string;
  readonly chosen: readonly string[];
  readonly onChoice: (chosen: readonly string[]) => void;
}

/** The site's languages to tick, each by its own name. */
export function LanguageBoxes({ legend, chosen, onChoice }: LanguageBoxesProps) {
  return (
    <fieldset id="languages" tabIndex={-1}>
      <legend>{legend}</legend>
      {siteLocales.map((locale) => (
        <label key={locale} className={styles.box} lang={localeFacts[locale].tag}>
          <input
            type="checkbox"
            checked={chosen.includes(locale)}
            onChange={({ currentTarget: { checked } }) =>
              onChoice(checked ? [...chosen, locale] : chosen.filter((other) => other !== locale))
            }
          />
          {localeFacts[locale].name}
        </label>
      ))}
    </fieldset>
  );
}
