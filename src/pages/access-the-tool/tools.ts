import type { Labelled } from '../../components/sections/section.ts';
import { declaredName } from '../../content/types/choices.ts';
import { langOf } from '../../i18n/language-of.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { CardRecord } from '../shared/records/cards.ts';
import type { Access } from './next-step.ts';

/** Something of the firm's that a reader can use, and who may. */
export interface Tool {
  readonly id: string;
  readonly name: Labelled;
  readonly url: string;
  readonly access: Access;
}

interface Listed {
  readonly related: readonly CardRecord[];
  readonly services: readonly (CardRecord & { readonly access: string })[];
}

const accesses: readonly string[] = ['open', 'sign-in', 'permission'] satisfies Access[];
const isAccess = (access: string): access is Access => accesses.includes(access);

/**
 * The tools, those open to all first. Editors name pages and products among the page's related records: a page is
 * open, a product is for subscribers. Services of the navigator say themselves who may read them.
 */
export function toolsOf({ related, services }: Listed, locale: Locale): Tool[] {
  const named = related.flatMap((record) => {
    if (record.type === 'page') return toolOf(record, 'open', locale);
    return record.type === 'work' ? toolOf(record, 'permission', locale) : [];
  });
  const served = services.flatMap((service) => toolOf(service, declaredName(service.access), locale));
  return [...named, ...served].sort(
    (one, other) => accesses.indexOf(one.access) - accesses.indexOf(other.access),
  );
}

function toolOf(record: CardRecord, access: string, locale: Locale): Tool[] {
  const { id, title, url } = record;
  if (url === null || !isAccess(access)) return [];
  return [{ id, url, access, name: { text: title, url, lang: langOf(record.locale, locale) } }];
}
