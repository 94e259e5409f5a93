import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { CardList } from '../../../components/listing/CardList.tsx';
import { PeopleSection } from '../../../components/listing/PeopleSection.tsx';
import { Opening } from '../../../components/opening/Opening.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { Sections } from '../../shared/sections/Sections.tsx';
import type { LocationPageProps } from './view.ts';

export function LocationPage({ locale, ...place }: LocationPageProps & { readonly locale: Locale }) {
  return (
    <>
      <Opening {...place.opening} locale={locale} />
      <PageColumns aside={<MetaList rows={place.meta} />}>
        {place.body && <RichTextBody value={place.body} locale={locale} lang={place.opening.lang} />}
      </PageColumns>
      {place.offices.cards.length > 0 && (
        <TitledSection id="offices" heading={place.offices.heading} title="beside">
          <CardList cards={place.offices.cards} level={3} />
        </TitledSection>
      )}
      <PeopleSection {...place.people} />
      <Sections sections={place.sections} locale={locale} />
    </>
  );
}
