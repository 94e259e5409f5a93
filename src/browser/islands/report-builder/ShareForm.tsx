import { useState } from 'react';
import { Button } from '../../../components/controls/Button.tsx';
import { Field } from '../../../components/controls/Field.tsx';
import { Icon } from '../../../components/icons/Icon.tsx';
import type { SiteLocale } from '../../../i18n/locales.ts';
import type { SavedTexts } from '../account/saved/load-saved.ts';
import styles from './SavedReport.module.css';
import { shareReport } from './saved-reports.ts';
import { whyNot } from './why-not.ts';

interface ShareFormProps {
  readonly id: string;
  readonly version: number;
  readonly locale: SiteLocale;
  readonly m: SavedTexts;
  readonly say: (words: string) => void;
}

/** For how long a link may hold. */
const offeredDays = [1, 7, 30, 90, 365] as const;
const usualDays = 30;

/** Makes a link to a version of a saved report, and tells it once. */
export function ShareForm({ id, version, locale, m, say }: ShareFormProps) {
  const [days, setDays] = useState<number>(usualDays);
  const [link, setLink] = useState('');

  async function share() {
    try {
      setLink(await shareReport(id, { version, days, locale }));
      requestAnimationFrame(() => document.querySelector<HTMLInputElement>('#saved-link')?.focus());
    } catch (error) {
      console.error(error);
      say(whyNot(error, m));
    }
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      say(m.copied);
    } catch {
      document.querySelector<HTMLInputElement>('#saved-link')?.select();
    }
  }

  return (
    <details className={styles.share}>
      <summary className={styles.summary}>
        {m.share}
        <Icon name="chevron" />
      </summary>
      <p>{m.shareText}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void share();
        }}
      >
        <Field id="saved-days" label={m.days}>
          <select
            id="saved-days"
            value={days}
            onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
          >
            {offeredDays.map((one) => (
              <option key={one} value={one}>
                {m.daysOf({ days: one })}
              </option>
            ))}
          </select>
        </Field>
        <Button size="small">{m.makeLink}</Button>
      </form>
      {link && (
        <>
          <Field id="saved-link" label={m.link}>
            <input
              id="saved-link"
              type="text"
              readOnly
              value={link}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </Field>
          <Button type="button" size="small" onClick={() => void copy()}>
            {m.copy}
          </Button>
        </>
      )}
    </details>
  );
}
