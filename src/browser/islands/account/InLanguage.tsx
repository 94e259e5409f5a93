import type { ReactNode } from 'react';
import type { AccountTexts } from './texts.ts';

interface InLanguageProps {
  /** Set where it is not the language of the page: then it is English. */
  readonly lang: string | undefined;
  readonly texts: AccountTexts;
  readonly children: ReactNode;
}

/** A title, marked for eyes and ears where the page has it in English only. */
export function InLanguage({ lang, texts, children }: InLanguageProps) {
  if (!lang) return children;
  return (
    <>
      <span lang={lang}>{children}</span> <span className="small">{texts.status.inEnglish}</span>
    </>
  );
}
