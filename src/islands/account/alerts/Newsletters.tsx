import { langOf } from '../../../i18n/language-of.ts';
import type { Shown } from '../AccountFrame.tsx';
import { AccountPart, Line, Lines } from '../AccountPart.tsx';
import { chooseNewsletters } from './change-alerts.ts';
import type { Choices } from './load-alerts.ts';
import styles from './Newsletters.module.css';

/** Every newsletter to tick; a tick is stored at once, and the preview below follows. */
export function Newsletters({ data: { newsletters }, locale, texts, run }: Shown<Choices>) {
  const m = texts.alerts;
  const chosen = newsletters.filter((choice) => choice.chosen).map(({ record }) => record.id);
  const choose = (id: string, isChosen: boolean) =>
    run(
      () => chooseNewsletters(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id)),
      m.savedNewsletters,
    );
  return (
    <AccountPart title={m.newsletters}>
      <Lines>
        {newsletters.map(({ record, frequency, chosen: isChosen }) => (
          <Line key={record.id}>
            <label className={styles.choice} lang={langOf(record.locale, locale)}>
              <input
                type="checkbox"
                checked={isChosen}
                onChange={({ currentTarget }) => void choose(record.id, currentTarget.checked)}
              />
              <span>
                {record.title} <span className="small">{frequencyName(frequency, m.frequencies)}</span>
                {record.summary && <span className={styles.about}>{record.summary}</span>}
              </span>
            </label>
          </Line>
        ))}
      </Lines>
    </AccountPart>
  );
}

function frequencyName(frequency: string, names: Readonly<Record<string, string>>): string {
  return names[frequency] ?? frequency;
}
