import { contentType } from './define.ts';
import { choice, date, group, link, links, list, number, text } from './fields.ts';

/** A country or city the firm works in; not always with an office (domain: office, desk or former presence). */
export const location = contentType({
  name: 'location',
  plural: 'locations',
  label: 'Location',
  order: 'title',
  evergreen: true,
  fields: {
    region: choice(['europe', 'asia-pacific', 'middle-east-and-africa', 'americas'], {
      required: true,
      filter: true,
    }),
    presence: choice(['office', 'desk', 'former'], { required: true, filter: true }),
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
  label: 'Office',
  order: 'title',
  evergreen: true,
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
    directions: text({ translated: true, format: 'lines' }),
    access: text({ translated: true, format: 'lines' }),
  },
});

/** A legal entity of the firm, with its regulator and numbers. */
export const entity = contentType({
  name: 'entity',
  plural: 'entities',
  label: 'Legal entity',
  order: 'title',
  evergreen: true,
  fields: {
    regulator: text({ translated: true }),
    registrationNumber: text(),
    vatNumber: text(),
    jurisdiction: link(['jurisdiction']),
  },
});
