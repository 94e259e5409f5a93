import { Button } from '../../components/controls/Button.tsx';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { messagesFor } from '../../i18n/messages.ts';
import { type AroundPage, unlistedDocument } from '../document/unlisted-document.tsx';

/** A registration that somebody has the link to. */
export interface EndedRegistration {
  /** Of the event. */
  readonly title: string;
  readonly isEnded: boolean;
}

/** Where the link leads: a path without language, and a query. */
interface Link {
  readonly path: string;
  readonly search: string;
}

/** Asks whether a registration is to end, or says that it has; null: the link leads nowhere. Opening it changes nothing. */
export function cancelDocument(shown: EndedRegistration | null, link: Link, around: AroundPage): string {
  const m = messagesFor(around.locale).events.register;
  const title = shown === null ? m.noLink : shown.isEnded ? m.ended : m.end;
  const text = shown === null ? m.noLinkText : shown.isEnded ? m.endedText(shown) : m.endText(shown);
  const content = (
    <>
      <PageTitle title={title} standfirst={text} />
      {shown && !shown.isEnded && (
        <form method="post">
          <Button kind="solid">{m.endNow}</Button>
        </form>
      )}
    </>
  );
  return unlistedDocument({ ...link, title, area: 'events', content }, around);
}
