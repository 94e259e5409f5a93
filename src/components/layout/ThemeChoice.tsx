import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { renderedOnce } from './rendered-once.ts';
import styles from './ThemeChoice.module.css';

/** Light, dark or as the system has it; `scheme.ts` keeps what is chosen. */
export function ThemeChoice({ locale }: { readonly locale: Locale }) {
  const { label, ...texts } = messagesFor(locale).page.theme;
  const choices = () => (
    <>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.choices}>
        {(['system', 'light', 'dark'] as const).map((theme) => (
          <label key={theme} className={styles.choice}>
            <input type="radio" name="theme" value={theme} />
            {texts[theme]}
          </label>
        ))}
      </div>
    </>
  );
  return <fieldset className={styles.theme} {...renderedOnce(`theme ${locale}`, choices)} />;
}
