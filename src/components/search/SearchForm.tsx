import { langOfArea } from '../../i18n/language-of.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import { Button } from '../controls/Button.tsx';
import { Field } from '../controls/Field.tsx';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  readonly locale: Locale;
  readonly label: string;
  readonly query: string;
  /** Where it leads; the whole search when not given. */
  readonly action?: string;
}

/** A search box in the page itself. */
export function SearchForm({ locale, label, query, action }: SearchFormProps) {
  const { notices, search } = messagesFor(locale);
  const lang = langOfArea('search', locale);
  // What it leads to is in English, too.
  const hint = lang && notices.inEnglish;
  return (
    <search className={styles.form} aria-label={label}>
      <form action={action ?? linkTo('search', {}, locale)}>
        <Field id="page-search" label={label} hint={hint}>
          <div className={styles.line}>
            <input
              id="page-search"
              type="search"
              name="q"
              defaultValue={query}
              maxLength={200}
              aria-describedby={hint && 'page-search-hint'}
            />
            <Button kind="solid" lang={lang}>
              {search.button}
            </Button>
          </div>
        </Field>
      </form>
    </search>
  );
}
