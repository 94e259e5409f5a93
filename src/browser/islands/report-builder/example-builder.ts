import { reportBuilder } from '../../../i18n/compiled/report-builder/en.gen.ts';
import type { Builder } from './builder.ts';

const { unknown: _, ...m } = reportBuilder;
const spoken = Object.entries(m).filter(([, value]) => typeof value === 'string');
const france = {
  value: 'france',
  label: 'France',
  lang: null,
  up: 'Move France up',
  down: 'Move France down',
};

/** What tests render the form with. */
export const exampleBuilder: Builder = {
  action: '/navigator/data-protection/report-builder',
  service: 'navigator-service-data-protection',
  locale: 'en',
  regions: [
    { id: 'europe', title: 'Europe', lang: null, addAll: 'Add all of Europe', jurisdictions: [france] },
  ],
  chosen: ['france'],
  groups: [{ title: 'Scope', topics: [{ value: 'breach', label: 'Breach', lang: null }] }],
  topics: ['breach'],
  dates: { on: '2025-06-30', known: '', since: '' },
  depths: [{ value: 'full', label: 'Full', lang: null }],
  depth: 'full',
  layouts: [{ value: 'topic', label: 'By topic', lang: null }],
  layout: 'topic',
  languages: [{ value: 'en', label: 'English', lang: null }],
  language: 'en',
  parts: [{ value: 'sources', label: 'Sources', lang: null, checked: true }],
  search: '?with=france',
  hasReport: true,
  noFile: null,
  texts: Object.fromEntries(spoken) as Builder['texts'],
};
