import { Label } from '../../../components/sections/Label.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { ComparedText } from '../../shared/comparison/ComparedText.tsx';
import styles from './Comparison.module.css';
import type { Comparison as ComparisonOf } from './versions.ts';

interface ComparisonProps extends ComparisonOf {
  readonly locale: Locale;
  /** The language of the text, when it is another than the interface's. */
  readonly lang: string | undefined;
}

/** Two versions as one text, with what it shows and how much of it differs said above. */
export function Comparison({ heading, legend, counts, leave, paragraphs, locale, lang }: ComparisonProps) {
  return (
    <section id="compared" className={styles.compared}>
      <h2>{heading}</h2>
      <p className="meta">
        {legend} {counts} <Label {...leave} />
      </p>
      <ComparedText paragraphs={paragraphs} locale={locale} lang={lang} />
    </section>
  );
}
