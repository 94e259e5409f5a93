import { ButtonLink, ButtonRow } from '../../../components/controls/Button.tsx';
import { PageActions } from '../../../components/controls/PageActions.tsx';
import { FileLinks } from '../../../components/listing/FileLinks.tsx';
import { MarginRow, PlainRow } from '../../../components/margin/MarginRow.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import { QuestionList } from '../faq/QuestionList.tsx';
import { HomeOpening, Opening } from '../Opening.tsx';
import { Contents } from './Contents.tsx';
import { EligibilityChecker } from './EligibilityChecker.tsx';
import { Facts, Voices } from './Facts.tsx';
import { GraduateEvents } from './GraduateEvents.tsx';
import { PageIndex } from './PageIndex.tsx';
import { People } from './People.tsx';
import { Elsewhere, ProgrammeRows } from './ProgrammeRows.tsx';
import { QualificationRoute } from './QualificationRoute.tsx';
import type { GraduatePageProps } from './view.ts';

/** A page of the graduate site: its own text, and what the firm knows besides. */
export function GraduatePage({ locale, ...page }: GraduatePageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale).graduates;
  const { isHome, body, lang, events, programmes, route, people } = page;
  return (
    <>
      {isHome ? (
        <HomeOpening {...page} locale={locale} actions={<HomeActions locale={locale} />} />
      ) : (
        <Opening {...page} locale={locale} note={<Updated {...page.updated} locale={locale} />} />
      )}
      {body && (
        <PlainRow
          note={
            <>
              <Contents {...page} locale={locale} />
              <PageActions locale={locale} title={page.title} url={page.url} />
            </>
          }
        >
          <RichTextBody value={body} locale={locale} lang={lang} />
        </PlainRow>
      )}
      {page.facts.length > 0 && (
        <MarginRow id="facts" heading={m.facts}>
          <Facts facts={page.facts} lang={lang} />
        </MarginRow>
      )}
      {programmes && programmes.own.length > 0 && (
        <MarginRow
          id="programmes"
          heading={m.programmes}
          note={<FileLinks files={[{ format: 'ics', url: page.calendar }]} locale={locale} />}
        >
          <ProgrammeRows programmes={programmes.own} locale={locale} />
        </MarginRow>
      )}
      {route && (
        <MarginRow
          id="route"
          heading={m.route.heading({ country: route.country })}
          note={<p>{m.route.note}</p>}
        >
          <QualificationRoute steps={route.steps} lang={route.lang} locale={locale} />
        </MarginRow>
      )}
      {page.checker && (
        <MarginRow id="checker" heading={m.checker.heading} note={<p>{m.checker.text}</p>}>
          <EligibilityChecker {...page.checker} locale={locale} />
        </MarginRow>
      )}
      {programmes && programmes.elsewhere.length > 0 && (
        <MarginRow id="elsewhere" heading={m.elsewhere} note={<p>{m.elsewhereText}</p>}>
          <Elsewhere programmes={programmes.elsewhere} />
        </MarginRow>
      )}
      {page.voices.length > 0 && (
        <MarginRow id="voices" heading={m.voices}>
          <Voices voices={page.voices} lang={lang} />
        </MarginRow>
      )}
      {events && (
        <MarginRow
          id="events"
          heading={m.events.heading}
          more={{ text: m.events.all, url: linkTo('events-list', {}, locale) }}
        >
          <GraduateEvents events={events} none={m.events.none} />
        </MarginRow>
      )}
      {page.pages.length > 0 && (
        <MarginRow id="pages" heading={m.pages}>
          <PageIndex pages={page.pages} />
        </MarginRow>
      )}
      {page.questions.length > 0 && (
        <MarginRow
          id="questions"
          heading={m.questions}
          more={{ text: m.faq.more, url: linkTo('graduates-faq', {}, locale) }}
        >
          <QuestionList questions={page.questions} locale={locale} />
        </MarginRow>
      )}
      {people.length > 0 && (
        <MarginRow id="people" heading={m.people}>
          <People people={people} />
        </MarginRow>
      )}
    </>
  );
}

function HomeActions({ locale }: { readonly locale: Locale }) {
  const m = messagesFor(locale).graduates;
  return (
    <ButtonRow>
      <ButtonLink kind="solid" href={linkTo('graduates-apply', {}, locale)}>
        {m.apply}
      </ButtonLink>
      <ButtonLink href={`${linkTo('graduates-apply', {}, locale)}#checker`}>{m.checker.heading}</ButtonLink>
    </ButtonRow>
  );
}

type UpdatedProps = GraduatePageProps['updated'] & { readonly locale: Locale };

function Updated({ text, dateTime, locale }: UpdatedProps) {
  return (
    <p>
      <Label text={messagesFor(locale).graduates.updated({ date: text })} dateTime={dateTime} />
    </p>
  );
}
