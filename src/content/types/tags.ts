import { links } from './fields.ts';

/** What a record is about: links by which lists are filtered and related records found. */
export const tags = {
  services: links(['service'], { filter: true }),
  sectors: links(['sector'], { filter: true }),
  topics: links(['topic'], { filter: true }),
  jurisdictions: links(['jurisdiction'], { filter: true }),
} as const;
