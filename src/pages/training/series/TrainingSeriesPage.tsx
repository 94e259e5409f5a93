import { PageActions } from '../../../components/controls/PageActions.tsx';
import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { FileLinks } from '../../../components/listing/FileLinks.tsx';
import { PersonList } from '../../../components/listing/PersonList.tsx';
import { Opening } from '../../../components/opening/Opening.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { EventRows } from '../../events/EventRows.tsx';
import { Progress } from '../lesson/Progress.tsx';
import { PartList } from '../PartList.tsx';
import type { TrainingSeriesPageProps } from './view.ts';

/** A course with its parts. */
export function TrainingSeriesPage({
  locale,
  ...page
}: TrainingSeriesPageProps & { readonly locale: Locale }) {
  const { record, training } = messagesFor(locale);
  const { lang } = page.opening;
  return (
    <>
      <Opening {...page.opening} locale={locale} />
      <PageColumns
        aside={
          <>
            <MetaList rows={page.facts} />
            <PageActions locale={locale} title={page.opening.title} url={page.url} />
          </>
        }
      >
        {page.body && <RichTextBody value={page.body} locale={locale} lang={lang} />}
      </PageColumns>
      {page.outcome.length > 0 && (
        <TitledSection id="outcome" heading={training.outcome} title="beside">
          <div className="prose" lang={lang}>
            <ul>
              {page.outcome.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </TitledSection>
      )}
      {page.dates.length > 0 && (
        <TitledSection id="dates" heading={training.dates} title="beside" more={page.record}>
          <EventRows rows={page.dates} level={3} />
        </TitledSection>
      )}
      <TitledSection id="parts" heading={training.items} title="beside" more={page.all}>
        <PartList parts={page.parts} />
        <FileLinks files={page.files} locale={locale} />
      </TitledSection>
      {page.parts.length > 0 && (
        <Progress series={page.id} lessons={page.parts.map(({ id }) => id)} locale={locale} />
      )}
      {page.presenters.length > 0 && (
        <TitledSection id="presenters" heading={training.presenters} title="beside">
          <PersonList people={page.presenters} level={3} />
        </TitledSection>
      )}
      {page.related.length > 0 && (
        <TitledSection id="related" heading={record.related}>
          <CardGrid cards={page.related} level={3} />
        </TitledSection>
      )}
    </>
  );
}
