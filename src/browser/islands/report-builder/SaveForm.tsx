import { useState } from 'react';
import { longestTitle } from '../../../account/reports/saved-report.ts';
import { Button } from '../../../components/controls/Button.tsx';
import { Field } from '../../../components/controls/Field.tsx';
import type { SiteLocale } from '../../../i18n/locales.ts';
import type { SavedTexts } from '../account/saved/load-saved.ts';
import styles from './SavedReport.module.css';
import { saveReport } from './saved-reports.ts';
import { whyNot } from './why-not.ts';

interface SaveFormProps {
  readonly locale: SiteLocale;
  readonly service: string;
  /** What the report is called unless somebody says otherwise. */
  readonly title: string;
  readonly m: SavedTexts;
  readonly say: (words: string) => void;
  readonly onSaved: (id: string) => Promise<void>;
}

/** Saves the report that is shown, under a name. */
export function SaveForm({ locale, service, title, m, say, onSaved }: SaveFormProps) {
  const [name, setName] = useState(title);

  async function save() {
    const shown = document.querySelector<HTMLElement>('#report-preview [data-search]');
    const search = shown?.dataset.search ?? '';
    try {
      const id = await saveReport({ service, title: name.trim() || title, search, locale });
      history.replaceState(history.state, '', `${location.pathname}${search}&saved=${id}`);
      await onSaved(id);
      say(m.saved);
    } catch (error) {
      console.error(error);
      say(whyNot(error, m));
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field id="saved-name" label={m.name} hint={m.saveText}>
        <input
          id="saved-name"
          type="text"
          maxLength={longestTitle}
          autoComplete="off"
          value={name}
          aria-describedby="saved-name-hint"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Field>
      <Button>{m.save}</Button>
    </form>
  );
}
