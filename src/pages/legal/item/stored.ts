import type { Section } from '../../../components/sections/section.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { storedItems } from './stored-items.ts';

/** What the site keeps in a browser, item by item: where, what for, until when. */
export function storedTable(locale: Locale): Section {
  const m = messagesFor(locale).policies.stored;
  return {
    kind: 'table',
    id: 'stored',
    heading: m.heading,
    columns: [m.name, m.where, m.purpose, m.until],
    rows: storedItems.map(({ name, text, place }) => {
      const { purpose, until } = m.items[text];
      return [{ text: name }, { text: m.places[place] }, { text: purpose }, { text: until }];
    }),
  };
}
