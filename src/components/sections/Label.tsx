import { DatedText } from './DatedText.tsx';
import type { Labelled } from './section.ts';

/** A text with what is known of it: its address, its language, in words too, the day it stands for. */
export function Label({ text, url, lang, inEnglish, dateTime }: Labelled) {
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
  const own = lang ? <span lang={lang}>{content}</span> : content;
  const named = url ? (
    <a href={url} lang={lang}>
      {content}
    </a>
  ) : (
    own
  );
  if (!inEnglish) return named;
  return (
    <>
      <span className="capitals topic">{inEnglish} </span>
      {named}
    </>
  );
}
