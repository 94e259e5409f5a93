import { CardGrid, LeadCards } from '../../components/listing/CardGrid.tsx';
import { FilteredList } from '../../components/listing/FilteredList.tsx';
import { Filters } from '../../components/listing/Filters.tsx';
import { Letters } from '../../components/listing/Letters.tsx';
import { Pagination } from '../../components/listing/Pagination.tsx';
import { PersonGrid } from '../../components/listing/PersonGrid.tsx';
import { PersonList } from '../../components/listing/PersonList.tsx';
import { pagingOf } from '../../components/listing/paging.ts';
import type { CardProps, PersonProps } from '../../components/sections/section.ts';
import { TitledSection } from '../../components/sections/TitledSection.tsx';
import { formatDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { firm } from '../../platform/settings/firm.ts';
import type { Sample } from './samples/shape.ts';

interface PartProps {
  readonly sample: Sample;
  readonly locale: Locale;
}

export function ListsPart({ sample, locale }: PartProps) {
  const cards = sample.articles.map(([topic = '', title = '', summary = ''], index): CardProps => {
    const day = `2026-11-${17 - index * 3}`;
    const date = { text: formatDay(day, locale), dateTime: day };
    return { id: `pu${index}`, title, url: '#cards', eyebrow: topic, summary, date, art: `pu-${index}` };
  });
  const people = sample.people.map(
    ([name = '', mark, role = '', places = '', practice], index): PersonProps => ({
      id: `p${index}`,
      name,
      mark,
      url: '#people',
      role,
      places,
      practice: practice === undefined ? undefined : { text: practice },
      email: `name@${firm.domain}`,
      phone: '+44 20 7946 0114',
    }),
  );
  const { filters, parts } = sample;
  const search = new URLSearchParams('page=2');
  return (
    <>
      <TitledSection id="cards" heading={parts.cards} more={{ text: sample.tabs[2] ?? '', url: '#cards' }}>
        <LeadCards cards={cards.map((card, at) => (at ? { ...card, summary: undefined } : card))} level={3} />
      </TitledSection>
      <TitledSection heading={parts.cards}>
        <CardGrid cards={cards.slice(1)} level={3} />
      </TitledSection>
      <TitledSection id="people" heading={parts.people} more={{ text: sample.find, url: '#people' }}>
        <PersonGrid people={people} level={3} />
      </TitledSection>
      <TitledSection id="list" heading={parts.list}>
        <Letters
          locale={locale}
          all={{ url: '#list', current: true }}
          letters={[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({
            letter,
            url: `#list-${letter}`,
            current: false,
          }))}
        />
        <FilteredList
          locale={locale}
          count={filters.count}
          active={[
            { label: filters.partner, url: '#list-1' },
            { label: filters.counsel, url: '#list-2' },
          ]}
          end={<a href="#list">CSV</a>}
          filters={
            <Filters
              action="#list"
              locale={locale}
              fields={[
                { name: 'q', label: filters.name, kind: 'text', options: [], value: '' },
                { name: 'office', label: filters.office, options: [], value: '' },
                {
                  name: 'role',
                  label: filters.role,
                  kind: 'boxes',
                  value: '',
                  values: ['partner'],
                  options: [
                    { value: 'partner', label: filters.partner, amount: '214' },
                    { value: 'counsel', label: filters.counsel, amount: '96' },
                    { value: 'associate', label: filters.associate, amount: '610' },
                  ],
                },
              ]}
            />
          }
        >
          <PersonList people={people} level={3} />
          <Pagination
            paging={pagingOf({ address: '/design', search, total: 310, pageSize: 8 })}
            locale={locale}
          />
        </FilteredList>
      </TitledSection>
    </>
  );
}
