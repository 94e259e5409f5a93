import { useEffect, useRef, useState } from 'react';
import { langOf } from '../../../../i18n/language-of.ts';
import { AccountPart, Line, Lines } from '../AccountPart.tsx';
import type { Shown } from '../shown.ts';
import { chooseNewsletters } from './change-alerts.ts';
import type { Choices } from './load-alerts.ts';
import styles from './Newsletters.module.css';
import { RecentIssue } from './RecentIssue.tsx';

/** Every newsletter to tick; a tick is stored at once, and the preview below follows. */
export function Newsletters({ data: { newsletters }, locale, texts, run }: Shown<Choices>) {
  const m = texts.alerts;
  const stored = useRef(chosenOf(newsletters));
  const latest = useRef(stored.current);
  const sending = useRef(Promise.resolve());
  const underWay = useRef(0);
  const [chosen, setChosen] = useState(stored.current);
  useEffect(() => {
    // What was chosen in another tab meanwhile.
    if (underWay.current > 0) return;
    stored.current = chosenOf(newsletters);
    show(stored.current);
  }, [newsletters]);

  function show(ids: string[]) {
    latest.current = ids;
    setChosen(ids);
  }

  /** Each message names them all: it must not leave before the one about the tick before it has arrived. */
  function choose(id: string, isChosen: boolean) {
    const ids = isChosen ? [...latest.current, id] : latest.current.filter((other) => other !== id);
    show(ids);
    underWay.current += 1;
    sending.current = sending.current.then(async () => {
      if (await run(() => chooseNewsletters(ids, locale), m.savedNewsletters)) stored.current = ids;
      else show(stored.current);
      underWay.current -= 1;
    });
  }

  return (
    <AccountPart title={m.newsletters} text={m.newslettersText}>
      <Lines>
        {newsletters.map(({ record, frequency }) => (
          <Line key={record.id}>
            <label className={styles.choice} lang={langOf(record.locale, locale)}>
              <input
                type="checkbox"
                checked={chosen.includes(record.id)}
                onChange={({ currentTarget }) => choose(record.id, currentTarget.checked)}
              />
              <span>
                {record.title} <span className="small">{frequencyName(frequency, m.frequencies)}</span>
                {record.summary && <span className={styles.about}>{record.summary}</span>}
              </span>
            </label>
            <RecentIssue record={record} locale={locale} texts={texts} />
          </Line>
        ))}
      </Lines>
    </AccountPart>
  );
}

function chosenOf(newsletters: Choices['newsletters']): string[] {
  return newsletters.filter(({ chosen }) => chosen).map(({ record }) => record.id);
}

function frequencyName(frequency: string, names: Readonly<Record<string, string>>): string {
  return names[frequency] ?? frequency;
}
