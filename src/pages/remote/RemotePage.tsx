import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { Notices } from '../../components/notices/Notices.tsx';
import { RichTextBody } from '../../components/rich-text/RichTextBody.tsx';
import { Label } from '../../components/sections/Label.tsx';
import { MetaList } from '../../components/sections/MetaList.tsx';
import { TitledSection } from '../../components/sections/TitledSection.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { Desks } from '../contact/Desks.tsx';
import { ReaderTime } from '../events/item/ReaderTime.tsx';
import { workZone } from './planned-work.ts';
import type { RemotePageProps } from './view.ts';

/** The way in for people who work here. */
export function RemotePage({ locale, ...page }: RemotePageProps & { readonly locale: Locale }) {
  const { remoteAccess: m, notices } = messagesFor(locale);
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={notices.label} notices={page.notices} />
      <PageColumns
        aside={
          <>
            <Desks desks={[page.desk]} />
            <MetaList rows={[page.recorded]} />
          </>
        }
      >
        {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
      </PageColumns>
      <TitledSection id="planned" heading={m.planned} title="beside">
        <ul>
          {page.planned.map(({ from, to, text }) => (
            <li key={from}>
              <Label text={text} dateTime={from} />
              <ReaderTime startsAt={from} endsAt={to} zone={workZone} text={m.yourTime({ time: '{time}' })} />
            </li>
          ))}
        </ul>
        <p className="meta">{m.plannedText}</p>
      </TitledSection>
    </>
  );
}
