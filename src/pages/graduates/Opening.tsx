import type { ReactNode } from 'react';
import { Art } from '../../art/component/Art.tsx';
import { PlainRow } from '../../components/margin/MarginRow.tsx';
import { type Notice, Notices } from '../../components/notices/Notices.tsx';
import { DatedText } from '../../components/sections/DatedText.tsx';
import { Label } from '../../components/sections/Label.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import styles from './GraduateOpening.module.css';
import type { GraduatePageProps } from './item/view.ts';

interface OpeningProps {
  readonly id: string;
  readonly title: string;
  readonly lang: string | undefined;
  readonly standfirst: string | null;
  readonly notices: readonly Notice[];
  readonly note?: ReactNode;
  readonly locale: Locale;
}

/** The head of a page: title, deck, a strip of contour lines from the line to the page's edge. */
export function Opening({ id, title, lang, standfirst, notices, note, locale }: OpeningProps) {
  return (
    <>
      <PlainRow note={note}>
        <h1 lang={lang}>{title}</h1>
        {standfirst && (
          <p className={`lede ${styles.deck}`} lang={lang}>
            <DatedText text={standfirst} />
          </p>
        )}
        <Notices label={messagesFor(locale).notices.label} notices={notices} />
      </PlainRow>
      <Art kind="contour" seed={id} eager className={styles.strip} />
    </>
  );
}

type HomeOpeningProps = Pick<GraduatePageProps, 'title' | 'lang' | 'standfirst' | 'next' | 'notices'> & {
  readonly actions: ReactNode;
  readonly locale: Locale;
};

/** The head of the first page: an island of contour lines, and a red line to it from the date that comes next. */
export function HomeOpening({ title, lang, standfirst, next, notices, actions, locale }: HomeOpeningProps) {
  const m = messagesFor(locale);
  return (
    <div className={styles.home}>
      <div className={styles.words}>
        <h1 className={styles.hero} lang={lang}>
          {title}
        </h1>
        {standfirst && (
          <p className={`lede ${styles.deck}`} lang={lang}>
            <DatedText text={standfirst} />
          </p>
        )}
        <Notices label={m.notices.label} notices={notices} />
        {actions}
      </div>
      {next && (
        <p className={styles.next}>
          <strong className={styles.count}>{next.text}</strong>
          {next.date && (
            <span>
              {next.label} <Label {...next.date} />
            </span>
          )}
          <span lang={next.lang}>{next.title}</span>
        </p>
      )}
      <Art kind="summit" seed="graduates" eager className={styles.summit} />
      {next && <span className={styles.leader} aria-hidden="true" />}
    </div>
  );
}
