import { Button } from '../../components/controls/Button.tsx';
import { describedBy, Field } from '../../components/controls/Field.tsx';
import styles from '../../components/forms/SentForm.module.css';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { DataTable } from '../../components/sections/DataTable.tsx';
import { keptDays } from '../../content/types/kept-days.ts';
import { TRAINING_RECORD_PATH } from '../../forms/training/record-path.ts';
import type { TrainingRecord } from '../../forms/training/training-records.ts';
import { formatDay, formatPeriod } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { firm } from '../../platform/settings/firm.ts';
import { addressOf } from '../../routing/links.ts';
import { type AroundPage, unlistedDocument } from '../document/unlisted-document.tsx';
import { creditName } from '../events/event-row.ts';

/** A record by the key of its link; or where one asks for the link, and what became of that. */
export type ShownTrainingRecord =
  | { readonly key: string; readonly record: TrainingRecord }
  | { readonly asks: true; readonly email?: string; readonly notice?: string; readonly error?: string }
  | 'asked'
  | 'gone';

/** The page behind the link of a mail: in which training somebody took part, to be printed, and a button that deletes it. */
export function trainingRecordDocument(shown: ShownTrainingRecord, around: AroundPage): string {
  const { locale } = around;
  const m = messagesFor(locale).training.record;
  const search = typeof shown === 'object' && 'key' in shown ? `?key=${shown.key}` : '';
  const [title, standfirst] =
    typeof shown === 'string'
      ? [m[shown], m[`${shown}Text`]]
      : 'record' in shown
        ? [m.title, whose(shown.record, locale)]
        : [m.ask, m.askText];
  const content = (
    <>
      <PageTitle title={title} standfirst={standfirst} />
      {typeof shown === 'object' &&
        ('record' in shown ? (
          <Attended record={shown.record} search={search} locale={locale} />
        ) : (
          <AskForLink {...shown} locale={locale} />
        ))}
    </>
  );
  return unlistedDocument(
    { title, area: 'training-series', path: TRAINING_RECORD_PATH, search, content },
    around,
  );
}

function whose({ number, ...record }: TrainingRecord, locale: SiteLocale): string {
  const m = messagesFor(locale).training.record;
  return number === null ? m.of(record) : m.numberOf({ ...record, number });
}

interface AttendedProps {
  readonly record: TrainingRecord;
  readonly search: string;
  readonly locale: SiteLocale;
}

function Attended({ record: { attended }, search, locale }: AttendedProps) {
  const { record, training } = messagesFor(locale);
  const m = training.record;
  const time = (count: number) => record.minutes({ count });
  const years = Map.groupBy(attended, ({ heldOn }) => heldOn.slice(0, 4));
  return (
    <div className="prose">
      <p>{m.issued({ firm: locale === 'zh-cn' ? firm.chineseName : firm.name })}</p>
      <DataTable
        caption={m.title}
        columns={[m.training, m.day, m.time, m.credit]}
        rows={attended.map(({ title, locale: own, heldOn, minutes, credit }) => [
          { text: title, lang: langOf(own, locale) },
          { text: formatDay(heldOn, locale), dateTime: heldOn },
          { text: time(minutes) },
          { text: creditName(credit, locale) },
        ])}
      />
      <ul>
        {[...years].map(([year, ofYear]) => (
          <li key={year}>
            {m.year({ year, minutes: time(ofYear.reduce((sum, { minutes }) => sum + minutes, 0)) })}
          </li>
        ))}
      </ul>
      <p>{m.kept({ period: formatPeriod(keptDays.trainingRecord, locale) })}</p>
      <div className={`screen-only ${styles.part}`}>
        <h2>{m.erase}</h2>
        <p>{m.eraseText}</p>
        <form method="post" action={addressOf(locale, TRAINING_RECORD_PATH) + search}>
          <Button>{m.erase}</Button>
        </form>
      </div>
    </div>
  );
}

interface AskProps {
  readonly email?: string;
  readonly notice?: string;
  readonly error?: string;
  readonly locale: SiteLocale;
}

function AskForLink({ email, notice, error, locale }: AskProps) {
  const { mails, training } = messagesFor(locale);
  const id = 'record-email';
  return (
    <form className="prose" method="post" action={addressOf(locale, TRAINING_RECORD_PATH)}>
      {notice && <p role="alert">{notice}</p>}
      <Field id={id} label={mails.newsletters.email} error={error} announced>
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={email}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error ? { error } : {})}
        />
      </Field>
      <Button kind="solid">{training.record.send}</Button>
    </form>
  );
}
