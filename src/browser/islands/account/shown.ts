import type { SiteLocale } from '../../../i18n/locales.ts';
import type { AccountTexts } from './texts.ts';

/** What the parts of an account page are given. */
export interface Shown<Data> {
  readonly locale: SiteLocale;
  readonly texts: AccountTexts;
  readonly data: Data;
  /** Asks for the data again. */
  readonly reload: () => Promise<void>;
  /** Says how something went, until the next thing is done; what the page shows already is `spoken` only. */
  readonly say: (words: string, how?: 'shown' | 'spoken') => void;
  /** Waits for something, and says so when it takes long. */
  readonly during: <Result>(work: Promise<Result>) => Promise<Result>;
  /** Does something, then shows what is so now and says it; says when it fails. @returns whether it worked */
  readonly run: <Result>(
    work: () => Promise<Result>,
    done?: string | ((result: Result) => string),
    how?: 'shown' | 'spoken',
  ) => Promise<boolean>;
  /** Moves the focus to the element of an id, once it is drawn. */
  readonly focusOn: (id: string) => void;
}
