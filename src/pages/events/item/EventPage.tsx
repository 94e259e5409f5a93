import { PageActions } from '../../../components/controls/PageActions.tsx';
import { FormSection } from '../../../components/forms/FormSection.tsx';
import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { PersonList } from '../../../components/listing/PersonList.tsx';
import { Opening } from '../../../components/opening/Opening.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { TableOfContents } from '../../../components/rich-text/TableOfContents.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { Sections } from '../../shared/sections/Sections.tsx';
import { Agenda, Slides } from './Agenda.tsx';
import styles from './EventPage.module.css';
import { EventTicket } from './EventTicket.tsx';
import type { EventPageProps } from './view.ts';

/** An event: when, where and whether one can come; what happens there, who speaks, what is prepared for whom. */
export function EventPage({ locale, ...event }: EventPageProps & { readonly locale: Locale }) {
  const { events, record } = messagesFor(locale);
  const m = events.event;
  const { lang } = event.opening;
  return (
    <>
      <Opening {...event.opening} locale={locale} />
      <EventTicket {...event} locale={locale} />
      <PageColumns
        aside={
          <>
            <TableOfContents label={record.contents} headings={event.contents} lang={lang} />
            <MetaList rows={event.facts} />
            <PageActions locale={locale} title={event.opening.title} url={event.url} />
          </>
        }
      >
        {event.body && <RichTextBody value={event.body} locale={locale} lang={lang} />}
      </PageColumns>
      {event.agenda.length > 0 && (
        <TitledSection id="agenda" heading={events.agenda} title="beside">
          <Agenda items={event.agenda} lang={lang} />
        </TitledSection>
      )}
      {event.speakers.length + event.guests.length > 0 && (
        <TitledSection id="speakers" heading={events.speakers} title="beside">
          <PersonList people={event.speakers} level={3} />
          {event.guests.length > 0 && (
            <div className={styles.guests}>
              <h3 className="capitals">{events.guests}</h3>
              <ul lang={lang}>
                {event.guests.map((guest) => (
                  <li key={guest}>{guest}</li>
                ))}
              </ul>
            </div>
          )}
        </TitledSection>
      )}
      {event.slides.length > 0 && (
        <TitledSection id="slides" heading={m.slides} title="beside">
          <Slides slides={event.slides} lang={lang} />
        </TitledSection>
      )}
      <Sections sections={event.sections} locale={locale} />
      {event.attending.form && <FormSection name={event.attending.form} about={event.id} locale={locale} />}
      {event.related.length > 0 && (
        <TitledSection id="related" heading={m.also} more={event.all}>
          <CardGrid cards={event.related} level={3} />
        </TitledSection>
      )}
    </>
  );
}
