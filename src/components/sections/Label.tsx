import { DatedText } from './DatedText.tsx';
import type { Labelled } from './section.ts';

/** A text with what is known of it: its address, its language, the day it stands for. */
export function Label({ text, url, lang, dateTime }: Labelled) {
  const [name = '', ...host] = url?.startsWith('mailto:') ? text.split('@') : [];
  // A long address breaks before its sign and not in the middle of a word.
  const whole =
    host.length > 0 ? (
      <>
        {name}
        <wbr />@{host.join('@')}
      </>
    ) : (
      <DatedText text={text} />
    );
  const content = dateTime ? <time dateTime={dateTime}>{whole}</time> : whole;
  if (url) {
    return (
      <a href={url} lang={lang}>
        {content}
      </a>
    );
  }
  return lang ? <span lang={lang}>{content}</span> : content;
}
