import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { Opening } from '../../../components/opening/Opening.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { SearchForm } from '../../../components/search/SearchForm.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import { Prizes } from '../Prizes.tsx';
import type { HubPageProps } from './view.ts';

/** The first page of expertise: ways in for those who know the field of law, and for those who know the problem. */
export function HubPage({ locale, ...page }: HubPageProps & { readonly locale: Locale }) {
  const { expertise, navigation, record } = messagesFor(locale);
  const m = expertise.hub;
  return (
    <>
      <Opening {...page.opening} locale={locale} />
      {page.body && <RichTextBody value={page.body} locale={locale} lang={page.opening.lang} />}
      <SearchForm
        locale={locale}
        label={m.search}
        query=""
        action={linkTo('search-tab', { tab: 'expertise' }, locale)}
      />
      {page.problems.length > 0 && (
        <TitledSection
          id="problems"
          heading={m.problems}
          more={{ text: m.allSolutions, url: linkTo('expertise-solutions', {}, locale) }}
        >
          <CardGrid cards={page.problems} level={3} />
        </TitledSection>
      )}
      {page.groups.length > 0 && (
        <TitledSection
          id="groups"
          heading={m.groups}
          more={{ text: m.seeDeals, url: linkTo('deals', {}, locale) }}
        >
          <CardGrid cards={page.groups} level={3} />
        </TitledSection>
      )}
      <TitledSection
        id="sectors"
        heading={navigation.sectors}
        more={{ text: m.allSectors, url: linkTo('sectors-list', {}, locale) }}
      >
        <CardGrid cards={page.sectors} level={3} />
      </TitledSection>
      <TitledSection
        id="services"
        heading={navigation.services}
        more={{ text: m.allServices, url: linkTo('services-list', {}, locale) }}
      >
        <CardGrid cards={page.services} level={3} />
      </TitledSection>
      {page.others.length > 0 && (
        <TitledSection id="others" heading={record.below}>
          <CardGrid cards={page.others} level={3} above={page.groups} />
        </TitledSection>
      )}
      <Prizes items={page.prizes} locale={locale} />
    </>
  );
}
