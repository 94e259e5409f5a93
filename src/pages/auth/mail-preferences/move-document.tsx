import { MOVE_PATH } from '../../../account/newsletters/ask-to-move.ts';
import type { PendingMove } from '../../../account/newsletters/move-newsletters.ts';
import { Button } from '../../../components/controls/Button.tsx';
import styles from '../../../components/forms/SentForm.module.css';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { langOf } from '../../../i18n/language-of.ts';
import type { SiteLocale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { firmShortName } from '../../../platform/settings/firm.ts';
import { type AroundPage, unlistedDocument } from '../../document/unlisted-document.tsx';

/** What the owner of a new address agrees to: also what is kept of it. */
export function moveConfirmText(locale: SiteLocale): string {
  return messagesFor(locale).mails.move.confirmText({ firm: firmShortName(locale) });
}

/**
 * The page behind the links of the two letters about another address: what its button does. Opening it changes nothing.
 *
 * @param move null: the link cannot be used any more
 * @param key the secret of the link
 */
export function moveDocument(move: PendingMove | null, key: string, around: AroundPage): string {
  const { locale } = around;
  const m = messagesFor(locale).mails.move;
  const { title, text } = textsOf(move, locale);
  const content = (
    <>
      <PageTitle title={title} standfirst={text} />
      {move && (
        <form className={styles.form} method="post">
          {move.kind === 'confirm' && (
            <ul className={styles.rows}>
              {move.newsletters.map(({ id, title: name, locale: own }) => (
                <li className={styles.row} key={id} lang={langOf(own, locale)}>
                  {name}
                </li>
              ))}
            </ul>
          )}
          <div>
            <Button kind="solid">{m[move.kind]}</Button>
          </div>
        </form>
      )}
    </>
  );
  const search = move ? `?key=${key}` : '';
  return unlistedDocument({ title, area: null, path: MOVE_PATH, search, content }, around);
}

function textsOf(move: PendingMove | null, locale: SiteLocale) {
  const m = messagesFor(locale).mails.move;
  if (move === null) return { title: m.over, text: m.overText };
  if (move.kind === 'undo') return { title: m.undoTitle, text: m.undoText };
  return { title: m.confirmTitle, text: moveConfirmText(locale) };
}
