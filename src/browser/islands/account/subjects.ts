import type { SiteLocale } from '../../../i18n/locales.ts';
import { operation } from '../kit/operation.ts';
import type { FollowedAs } from './alerts/follow.ts';
import { ask } from './ask.ts';
import { loadFavourites } from './favourites/load-favourites.ts';
import type { AccountAuthorsQuery, AccountAuthorsQueryVariables } from './queries/alerts/authors.gen.ts';
import authorsSource from './queries/alerts/authors.graphql?raw';
import type { AccountSubjectsQuery, AccountSubjectsQueryVariables } from './queries/alerts/subjects.gen.ts';
import subjectsSource from './queries/alerts/subjects.graphql?raw';
import type { AccountTexts } from './texts.ts';

const subjects = operation<AccountSubjectsQuery, AccountSubjectsQueryVariables>(subjectsSource);
const authors = operation<AccountAuthorsQuery, AccountAuthorsQueryVariables>(authorsSource);

/** Something to follow. */
export interface Subject {
  readonly id: string;
  readonly title: string;
  /** The content type, camelCase, and in plain words. */
  readonly type: string;
  readonly typeLabel: string;
  readonly followedAs: FollowedAs;
}

/** Everything that is followed as a topic, in the order of the alphabet. @throws AskError */
export async function loadSubjects(locale: SiteLocale, { alerts: m }: AccountTexts): Promise<Subject[]> {
  const found = await ask(subjects, { locale });
  const all = found.subjects.map((one) => ({ ...one, followedAs: 'TOPIC' as const }));
  return toldApart(all, m).sort((a, b) => a.title.localeCompare(b.title, locale));
}

/** A topic and a service may have the same name: then each says what it is. */
export function toldApart(
  all: readonly Subject[],
  m: Pick<AccountTexts['alerts'], 'subjectKinds' | 'subjectOfKind'>,
): Subject[] {
  const kinds: Readonly<Record<string, string>> = m.subjectKinds;
  return all.map((one) => {
    const isAlone = all.every((other) => other.id === one.id || plain(other.title) !== plain(one.title));
    if (isAlone) return one;
    const kind = kinds[one.type] ?? one.typeLabel;
    return { ...one, title: m.subjectOfKind({ title: one.title, kind }) };
  });
}

/** What somebody saved and can still be read. @throws AskError */
export async function loadSaved(locale: SiteLocale): Promise<Subject[]> {
  const saved = await loadFavourites(locale, 'TITLE');
  return saved.flatMap(({ record, recordId, state, title, type, kind }) =>
    record === null || state === 'WITHDRAWN'
      ? []
      : [{ id: recordId, title, type, typeLabel: kind, followedAs: record.followedAs }],
  );
}

/** People by words of their names. @throws AskError */
export async function findAuthors(named: string, locale: SiteLocale): Promise<Subject[]> {
  const { people } = await ask(authors, { named, locale });
  return [...people.nodes];
}

/** The subject of that name, however it is written; undefined when there is none. */
export function subjectCalled(name: string, all: readonly Subject[]): Subject | undefined {
  const wanted = plain(name);
  return all.find(({ title }) => plain(title) === wanted);
}

/** As many as are asked about at once. */
const mostNear = 5;

export interface Meant {
  /** What is meant without doubt. */
  readonly subject?: Subject;
  /** Else what may be. */
  readonly near: readonly Subject[];
}

/**
 * What somebody means by what they typed: the subject of that name, the only one whose name begins so, or the only one
 * with a word that begins so; else those that come near.
 */
export function subjectMeant(typed: string, all: readonly Subject[]): Meant {
  const wanted = plain(typed);
  const named = subjectCalled(typed, all);
  if (wanted === '' || named) return named ? { subject: named, near: [] } : { near: [] };
  const begins = all.filter(({ title }) => plain(title).startsWith(wanted));
  const words = all.filter(({ title }) =>
    ` ${plain(title)}`.replaceAll(/[^\p{L}\p{N}]/gu, ' ').includes(` ${wanted}`),
  );
  const [only] = begins.length === 1 ? begins : words;
  if (only && (begins.length === 1 || words.length === 1)) return { subject: only, near: [] };
  const within = all.filter(({ title }) => plain(title).includes(wanted));
  return { near: [...new Set([...begins, ...words, ...within])].slice(0, mostNear) };
}

/** However it is written: capitals, accents and spaces do not count. */
function plain(text: string): string {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return folded.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
