import { PageColumns } from '../../../../components/layout/PageColumns.tsx';
import { SideNavigation } from '../../../../components/layout/SideNavigation.tsx';
import { CardGrid } from '../../../../components/listing/CardGrid.tsx';
import { Opening } from '../../../../components/opening/Opening.tsx';
import { RichTextBody } from '../../../../components/rich-text/RichTextBody.tsx';
import { DataTable } from '../../../../components/sections/DataTable.tsx';
import { TitledSection } from '../../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../../i18n/locales.ts';
import { messagesFor } from '../../../../i18n/messages.ts';
import { Sections } from '../../../shared/sections/Sections.tsx';
import type { SolutionListProps } from './view.ts';

export function SolutionListPage({ locale, ...page }: SolutionListProps & { readonly locale: Locale }) {
  const { expertise } = messagesFor(locale);
  const { solutions } = expertise;
  return (
    <>
      <Opening {...page.opening} locale={locale} />
      <PageColumns aside={page.side && <SideNavigation {...page.side} />}>
        {page.body && <RichTextBody value={page.body} locale={locale} lang={page.opening.lang} />}
      </PageColumns>
      <TitledSection id="solutions" heading={expertise.hub.problems}>
        <CardGrid cards={page.solutions} level={3} />
      </TitledSection>
      <TitledSection id="compare" heading={solutions.compare} title="beside">
        <DataTable caption={solutions.compare} columns={page.columns} rows={page.rows} />
      </TitledSection>
      <Sections sections={page.related} locale={locale} />
    </>
  );
}
