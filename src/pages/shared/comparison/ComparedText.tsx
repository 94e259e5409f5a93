import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './ComparedText.module.css';
import type { ComparedParagraph } from './comparison.ts';

interface ComparedTextProps {
  readonly paragraphs: readonly ComparedParagraph[];
  readonly locale: Locale;
  /** The language of the text, when it is another than the interface's. */
  readonly lang: string | undefined;
}

/** Two versions as one text: what is new is underlined, what is gone struck through, and both are said. */
export function ComparedText({ paragraphs, locale, lang }: ComparedTextProps) {
  return (
    <div className={`prose ${styles.compared}`} lang={lang}>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph.id} {...paragraph} locale={locale} />
      ))}
    </div>
  );
}

/** What stands beside a paragraph that only one version has. */
const barOf = { same: undefined, added: styles.added, removed: styles.removed };

function Paragraph({ heading, change, words, locale }: ComparedParagraph & { readonly locale: Locale }) {
  const Tag = heading ? 'h3' : 'p';
  return (
    <Tag className={barOf[change]}>
      <Words words={words} locale={locale} />
    </Tag>
  );
}

interface WordsProps {
  readonly words: ComparedParagraph['words'];
  readonly locale: Locale;
}

function Words({ words, locale }: WordsProps) {
  const m = messagesFor(locale).policies;
  return words.map(({ change, text }, at) => {
    const key = `${at} ${text}`;
    if (change === 'same') return <span key={key}>{text}</span>;
    const Mark = change === 'added' ? 'ins' : 'del';
    return (
      <Mark key={key}>
        <span className="visually-hidden">{m[change]} </span>
        {text}
      </Mark>
    );
  });
}
