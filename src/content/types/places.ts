import { pageAt } from './address.ts';
import { contentType } from './define.ts';
import { choice, date, group, link, links, list, number, text } from './fields.ts';
import { byItsTitles } from './places-in-lists.ts';

/** A country or city the firm works in; not always with an office (domain: office, desk or former presence). */
export const location = contentType({
  name: 'location',
  plural: 'locations',
  label: { en: 'Location', fr: 'Pays ou ville', zh: '地区' },
  address: pageAt('location', 'locations', '/locations/:slug'),
  order: 'title',
  evergreen: true,
  search: { tab: 'locations', namedBy: byItsTitles },
  fields: {
    region: choice(
      {
        europe: { en: 'Europe', fr: 'Europe', zh: '欧洲' },
        'asia-pacific': { en: 'Asia Pacific', fr: 'Asie-Pacifique', zh: '亚太' },
        'middle-east-and-africa': {
          en: 'Middle East and Africa',
          fr: 'Moyen-Orient et Afrique',
          zh: '中东及非洲',
        },
        americas: { en: 'Americas', fr: 'Amériques', zh: '美洲' },
      },
      { required: true, filter: true },
    ),
    presence: choice(
      {
        office: { en: 'Office', fr: 'Bureau', zh: '办公室' },
        desk: {
          en: 'Desk, served from other offices',
          fr: 'Pôle, suivi depuis d’autres bureaux',
          zh: '业务组（由其他办公室服务）',
        },
        former: { en: 'Former presence', fr: 'Ancienne présence', zh: '曾设机构' },
      },
      { required: true, filter: true },
    ),
    country: link(['location']),
    servedFrom: links(['office']),
    closedOn: date(),
    contacts: links(['person']),
    services: links(['service']),
    jurisdiction: link(['jurisdiction']),
  },
});

export const office = contentType({
  name: 'office',
  plural: 'offices',
  label: { en: 'Office', fr: 'Bureau', zh: '办公室' },
  address: pageAt('office', 'offices', '/offices/:slug'),
  order: 'title',
  evergreen: true,
  search: { tab: 'locations', namedBy: byItsTitles },
  fields: {
    location: link(['location'], { required: true, filter: true }),
    address: text({ required: true, translated: true, format: 'lines' }),
    localAddress: group({
      text: text({ required: true, format: 'lines' }),
      language: text({ required: true }),
    }),
    latitude: number(),
    longitude: number(),
    phone: text({ format: 'phone', required: true }),
    email: text({ format: 'email' }),
    timeZone: text({ format: 'time-zone', required: true }),
    hours: list({
      days: text({ required: true }),
      opens: text({ required: true }),
      closes: text({ required: true }),
    }),
    head: link(['person']),
    entity: link(['entity']),
    directions: text({ translated: true, format: 'lines', search: 'D' }),
    access: text({ translated: true, format: 'lines', search: 'D' }),
  },
});

/** A legal entity of the firm, with its regulator and numbers. */
export const entity = contentType({
  name: 'entity',
  plural: 'entities',
  label: { en: 'Legal entity', fr: 'Entité juridique', zh: '法律实体' },
  order: 'title',
  evergreen: true,
  fields: {
    regulator: text({ translated: true }),
    registrationNumber: text(),
    vatNumber: text(),
    jurisdiction: link(['jurisdiction']),
  },
});
