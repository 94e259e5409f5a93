import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { CoverPageProps } from './view.ts';
import styles from './WholeWork.module.css';
import type { WholePart } from './whole.ts';

interface WholeWorkProps extends CoverPageProps {
  readonly whole: readonly WholePart[];
  readonly locale: Locale;
}

/** A whole work on one page, to print: every part with its number, chapters on a sheet of their own. */
export function WholeWork({ locale, whole, ...page }: WholeWorkProps) {
  const m = messagesFor(locale).products;
  return (
    <>
      <PageTitle title={page.title} eyebrow={page.eyebrow} standfirst={page.standfirst} lang={page.lang} />
      <p className="screen-only">
        <a href={page.coverUrl}>{m.toCover}</a>
      </p>
      {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
      {/* Not a nav: those are not printed, and a printed work needs its contents. */}
      <section className={styles.contents} aria-label={m.contents}>
        <ol>
          {whole.map(({ id, number, title, lang }) => (
            <li key={id}>
              {number}{' '}
              <a href={`#${id}`} lang={lang}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </section>
      {whole.map((part) => (
        <Part key={part.id} part={part} locale={locale} />
      ))}
    </>
  );
}

function Part({ part, locale }: { readonly part: WholePart; readonly locale: Locale }) {
  const { id, number, title, lang, summary, body, authors, level } = part;
  const Heading = `h${level}` as const;
  return (
    <section className={level === 2 ? styles.chapter : styles.part} id={id}>
      <Heading>
        <span className={styles.number}>{number}</span> <span lang={lang}>{title}</span>
      </Heading>
      {authors && <p className="meta">{authors}</p>}
      {summary && (
        <p className="lede" lang={lang}>
          {summary}
        </p>
      )}
      {body && <RichTextBody value={body} locale={locale} lang={lang} idPrefix={id} lowered={level - 1} />}
    </section>
  );
}
