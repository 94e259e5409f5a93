import { useEffect, useState } from 'react';
import { longestTitle } from '../../../account/reports/saved-report.ts';
import { Button } from '../../../components/controls/Button.tsx';
import { Field } from '../../../components/controls/Field.tsx';
import type { SiteLocale } from '../../../i18n/locales.ts';
import type { SavedTexts } from '../account/saved/load-saved.ts';
import { previewPlace, whenSettled } from './preview-place.ts';
import styles from './SavedReport.module.css';
import { saveReport } from './saved-reports.ts';
import { whyNot } from './why-not.ts';

interface SaveFormProps {
  readonly locale: SiteLocale;
  readonly service: string;
  readonly m: SavedTexts;
  readonly say: (words: string) => void;
  readonly onSaved: (id: string) => Promise<void>;
}

/** What is shown: the query of its address, and what it is on. */
const shown = () => previewPlace()?.querySelector<HTMLElement>('[data-search]')?.dataset ?? {};

/** Saves the report that is shown, under a name: by what it is on unless somebody says otherwise. */
export function SaveForm({ locale, service, m, say, onSaved }: SaveFormProps) {
  const [title, setTitle] = useState(() => shown().name ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? title;
  useEffect(() => {
    const follow = () => setTitle(shown().name ?? '');
    const place = previewPlace();
    place?.addEventListener('chosen-anew', follow);
    return () => place?.removeEventListener('chosen-anew', follow);
  }, []);

  async function save() {
    // What was chosen last may still be on its way, and would take the place of what is saved.
    await whenSettled();
    const { search = '' } = shown();
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
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      <Button>{m.save}</Button>
    </form>
  );
}
