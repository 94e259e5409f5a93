import { PageColumns } from '../../../components/layout/PageColumns.tsx';
import { PeopleSection } from '../../../components/listing/PeopleSection.tsx';
import { Opening } from '../../../components/opening/Opening.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import type { Labelled } from '../../../components/sections/section.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { Sections } from '../../shared/sections/Sections.tsx';
import styles from './OfficePage.module.css';
import { OpenNow } from './OpenNow.tsx';
import type { OfficePageProps } from './view.ts';

export function OfficePage({ locale, ...office }: OfficePageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  return (
    <>
      <Opening {...office.opening} locale={locale} />
      <div className={styles.facts}>
        {office.addresses.map(({ heading, text, lang }) => (
          <div key={text}>
            <h2 className="capitals">{heading}</h2>
            <address className={styles.address} lang={lang} dir="auto">
              {text}
            </address>
          </div>
        ))}
        <Links heading={m.locations.reach} links={office.reach} />
        <OpenNow {...office.hours} locale={locale} />
        {office.maps.length > 0 && <Links heading={m.locations.openInMaps} links={office.maps} />}
      </div>
      <PageColumns aside={<MetaList rows={office.meta} />}>
        {office.body && <RichTextBody value={office.body} locale={locale} lang={office.opening.lang} />}
      </PageColumns>
      <Sections sections={office.sections} locale={locale} />
      <PeopleSection {...office.people} />
      <Sections sections={office.news} locale={locale} />
    </>
  );
}

function Links({ heading, links }: { readonly heading: string; readonly links: readonly Labelled[] }) {
  return (
    <div>
      <h2 className="capitals">{heading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.text}>
            <Label {...link} />
          </li>
        ))}
      </ul>
    </div>
  );
}
