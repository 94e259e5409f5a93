import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { DRAFT_PATH } from '../../forms/applications/draft-path.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { type AroundPage, unlistedDocument } from '../document/unlisted-document.tsx';
import { OpenPositions } from './OpenPositions.tsx';

/** What became of a draft: its link is on its way, it is deleted, or a link leads nowhere. */
export type DraftNews = 'mailed' | 'deleted' | 'over';

/** @param sent the form whose copy in the reader’s tab is not needed any more */
export function draftDocument(news: DraftNews, sent: string | undefined, around: AroundPage): string {
  const m = messagesFor(around.locale).contact.forms.draft;
  const title = m[news];
  const content = (
    <>
      <PageTitle title={title} standfirst={m[`${news}Text`]} />
      {news !== 'mailed' && <OpenPositions locale={around.locale} />}
      {sent && <div data-sent={`form-${sent}`} />}
    </>
  );
  return unlistedDocument({ title, area: 'careers', path: DRAFT_PATH, content }, around);
}
