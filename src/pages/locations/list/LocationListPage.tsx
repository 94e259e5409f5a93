import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { OpeningState } from '../../../components/sections/OpeningState.tsx';
import { TileKey } from '../../../components/sections/TileMap.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './LocationListPage.module.css';
import { PlaceMap } from './PlaceMap.tsx';
import type { LocationListProps, PlaceRow } from './view.ts';

/** Where the firm is: on a map of tiles, then places by region. */
export function LocationListPage({ locale, ...page }: LocationListProps & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  return (
    <>
      <PageTitle title={page.title} standfirst={page.standfirst} lang={page.lang} />
      <Notices label={m.notices.label} notices={page.notices} />
      {page.tiles.length > 0 && (
        <div className={styles.top}>
          <PlaceMap label={m.locations.map} places={page.tiles} />
          <ul className={`meta ${styles.keys}`}>
            {page.looks.map(({ look, text }) => (
              <li key={look}>
                <TileKey look={look} text={text} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {page.body && <RichTextBody value={page.body} locale={locale} lang={page.lang} />}
      {page.regions.map(({ id, heading, places }) => (
        <TitledSection key={id} id={id} heading={heading}>
          <ul>
            {places.map((place) => (
              <Place key={place.id} place={place} />
            ))}
          </ul>
        </TitledSection>
      ))}
    </>
  );
}

function Place({ place: { name, look, state, cities, offices } }: { readonly place: PlaceRow }) {
  return (
    <li className={styles.place}>
      <div>
        <h3 className="quiet title-3">
          <Label {...name} />
        </h3>
        {cities.length > 0 && (
          <ul className="meta">
            {cities.map((city) => (
              <li key={city.url}>
                <Label {...city} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="meta">{look !== 'strong' && <TileKey look={look} text={state} />}</p>
      {offices.length > 0 && (
        <ul className={styles.offices}>
          {offices.map(({ name: office, opening }) => (
            <li key={office.url}>
              <Label {...office} />
              {opening && <OpeningState {...opening} />}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
