import type { Section } from '../../../components/sections/section.ts';
import { telephone } from '../../../components/telephone.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { cardSection, dayRow, recordsRow, rowsOf, textRow } from '../../rows.ts';
import type { PartsContext, RecordOf, RecordParts } from '../parts.ts';

export function sectionParts(section: RecordOf<'Section'>, { m, locale }: PartsContext): RecordParts {
  return {
    sections: [
      cardSection('below', m.record.below, section.children, locale),
      cardSection('featured', m.record.featured, section.featured, locale, true),
    ],
  };
}

export function pageParts(page: RecordOf<'Page'>, context: PartsContext): RecordParts {
  const { m, locale } = context;
  return {
    sections: [
      {
        kind: 'dated',
        id: 'milestones',
        heading: m.record.milestones,
        items: page.milestones.map(({ year, title, text }) => ({
          date: year,
          text: [title, text].filter(Boolean).join('\n'),
        })),
      },
      factTable(page, context),
      cardSection('below', m.record.below, page.children, locale),
      contactRows(page, context),
      cardSection('related', m.record.related, page.related, locale, true),
    ],
  };
}

function factTable(page: RecordOf<'Page'>, { m, locale }: PartsContext): Section {
  return {
    kind: 'table',
    id: 'facts',
    heading: m.record.facts,
    lang: langOf(page.locale, locale),
    columns: [m.record.fact, m.record.value, m.record.source, m.record.asAt],
    rows: page.facts.map(({ label, value, source, asAt }) => [
      { text: label },
      { text: value },
      { text: source ?? '' },
      { text: asAt ? formatDay(asAt, locale, 'short') : '' },
    ]),
  };
}

function contactRows(page: RecordOf<'Page'>, { m, locale }: PartsContext): Section {
  return {
    kind: 'rows',
    id: 'contacts',
    heading: m.record.contacts,
    groups: page.contactRecords.map((contact) => {
      const phone =
        'phone' in contact ? contact.phone : 'officePhone' in contact ? contact.officePhone : null;
      const email = 'email' in contact ? contact.email : null;
      return rowsOf([
        recordsRow('jobTitle' in contact ? contact.jobTitle : m.people.office, [contact], locale),
        phone ? { label: m.people.telephone, values: [telephone(phone)] } : null,
        email ? { label: m.people.email, values: [{ text: email, url: `mailto:${email}` }] } : null,
      ]);
    }),
  };
}

export function policyParts(policy: RecordOf<'Policy'>, { m, locale }: PartsContext): RecordParts {
  const { contact } = policy;
  return {
    meta: [
      textRow(m.policies.legal.version, policy.policyVersion),
      dayRow(m.policies.legal.effective, policy.effectiveFrom, locale),
      contact
        ? { label: m.policies.legal.contact, values: [{ text: contact, url: `mailto:${contact}` }] }
        : null,
    ],
    sections: [
      {
        kind: 'rows',
        id: 'entities',
        heading: m.policies.legal.entities,
        groups: policy.entities.map((entity) =>
          rowsOf([
            textRow(m.locations.entity, entity.title),
            textRow(m.locations.regulator, entity.regulator),
            textRow(m.locations.registration, entity.registrationNumber),
            textRow(m.locations.vat, entity.vatNumber),
          ]),
        ),
      },
      cardSection('below', m.record.below, policy.children, locale),
    ],
  };
}
