import { type Status, StatusMark } from '../../components/icons/StatusMark.tsx';
import { EmptyState } from '../../components/listing/EmptyState.tsx';
import { Notices } from '../../components/notices/Notices.tsx';
import { DataTable } from '../../components/sections/DataTable.tsx';
import { DateAxis } from '../../components/sections/DateAxis.tsx';
import { MetaList } from '../../components/sections/MetaList.tsx';
import { Questions } from '../../components/sections/Questions.tsx';
import { Tabs } from '../../components/sections/Tabs.tsx';
import { type Tile, TileMap } from '../../components/sections/TileMap.tsx';
import { Timeline } from '../../components/sections/Timeline.tsx';
import { TitledSection } from '../../components/sections/TitledSection.tsx';
import { formatDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import styles from './DesignPage.module.css';
import type { Sample } from './samples/shape.ts';

interface PartProps {
  readonly sample: Sample;
  readonly locale: Locale;
}

const statuses: readonly Status[] = [
  'in-force',
  'dated',
  'proposed',
  'consultation',
  'challenged',
  'overdue',
  'none',
  'not-reviewed',
];
const days = ['2026-12-01', '2026-12-08', '2027-01-15', '2027-03-31'];
const map = [
  'TOR - - - - LON - - - - BJS - -',
  'SEA NYC - - LIS PAR FRA - - - SHA TYO -',
  '- - - - - MIL - DXB - - HKG - -',
  '- - SAO - - JNB - - - SIN - - SYD',
];

export function FactsPart({ sample, locale }: PartProps) {
  const m = messagesFor(locale);
  const [topic = '', uk = '', eu = '', china = '', ...topics] = sample.topics;
  const [inForce = '', dated = '', proposed = ''] = sample.status;
  return (
    <>
      <TitledSection id="facts" heading={sample.parts.facts} title="beside">
        <MetaList
          rows={sample.facts.map(([label = '', text = ''], index) => ({
            label,
            values: [{ text, url: index < 2 ? '#facts' : null }],
          }))}
        />
      </TitledSection>
      <TitledSection heading={sample.parts.facts} title="beside" more={{ text: sample.see, url: '#facts' }}>
        <Timeline items={sample.matters.map(([date = '', text = '']) => ({ date, text }))} />
      </TitledSection>
      <TitledSection id="axis" heading={sample.parts.dates}>
        <DateAxis
          dates={days.map((day, index) => ({
            day,
            date: formatDay(day, locale),
            title: { text: sample.rules[index]?.[0] ?? '', url: '#axis' },
            note: sample.rules[index]?.[1],
          }))}
        />
      </TitledSection>
      <TitledSection id="places" heading={sample.parts.places}>
        <TileMap
          label={sample.parts.places}
          rows={map.map((row) => row.split(' ').map((code) => tileOf(code, sample)))}
        />
      </TitledSection>
      <TitledSection id="status" heading={sample.parts.status}>
        <div className={styles.swatches}>
          {statuses.map((status, index) => (
            <StatusMark key={status} status={status} text={sample.status[index] ?? ''} />
          ))}
        </div>
        <DataTable
          caption={sample.parts.status}
          columns={[topic, uk, eu, china]}
          rows={topics.map((text) => [
            { text, url: '#status' },
            { text: inForce },
            { text: dated },
            { text: proposed },
          ])}
        />
      </TitledSection>
      <TitledSection id="frame" heading={sample.parts.frame}>
        <Tabs
          label={m.page.parts.onThisPage}
          tabs={sample.tabs.map((text, index) => ({
            text,
            url: `#tab-${index}`,
            amount: String(310 - index * 60),
            current: index === 0,
          }))}
        />
        <Notices
          label={m.notices.label}
          notices={[{ kind: 'stale', text: sample.notice, link: { text: sample.noticeLink, url: '#frame' } }]}
        />
        <Questions
          questions={sample.questions.map(([title = '', answer = ''], index) => ({
            id: `q${index}`,
            title,
            answer: <p>{answer}</p>,
          }))}
        />
        <EmptyState text={sample.empty}>
          <a href="#frame">{m.list.clear}</a>
        </EmptyState>
      </TitledSection>
    </>
  );
}

function tileOf(code: string, { places }: Sample): Tile | null {
  const name = code in places ? places[code as keyof typeof places] : null;
  const look = ['LON', 'PAR', 'SHA'].includes(code) ? 'strong' : 'plain';
  return name === null ? null : { code, name, url: '#places', look };
}
