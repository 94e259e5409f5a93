import { Label } from '../../../components/sections/Label.tsx';
import type { Labelled } from '../../../components/sections/section.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './SeriesParts.module.css';
import type { SeriesPlace } from './series.ts';

/** The other parts of the series that a post belongs to, and the way to those before and after it. */
export function SeriesParts({
  place,
  parts,
  previous,
  next,
  locale,
}: SeriesPlace & { readonly locale: Locale }) {
  const m = messagesFor(locale).blog;
  return (
    <nav className={styles.series} aria-label={place}>
      <h2 className="capitals">{place}</h2>
      <ol>
        {parts.map(({ current, ...part }) => (
          <li key={part.url}>
            {current ? <strong aria-current="page">{part.text}</strong> : <Label {...part} />}
          </li>
        ))}
      </ol>
      <div className={`screen-only ${styles.ways}`}>
        {previous && <Way label={m.previousPart} to={previous} />}
        {next && <Way label={m.nextPart} to={next} />}
      </div>
    </nav>
  );
}

function Way({ label, to }: { readonly label: string; readonly to: Labelled }) {
  return (
    <p>
      <span className={styles.way}>{label}</span>
      <Label {...to} />
    </p>
  );
}
