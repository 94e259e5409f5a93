import type { SiteLocale } from '../../routing/locales.ts';
import { ask, operation } from './ask.ts';
import type { AccountAuthorsQuery, AccountAuthorsQueryVariables } from './queries/authors.gen.ts';
import authorsSource from './queries/authors.graphql?raw';
import type { AccountSubjectsQuery, AccountSubjectsQueryVariables } from './queries/subjects.gen.ts';
import subjectsSource from './queries/subjects.graphql?raw';

const subjects = operation<AccountSubjectsQuery, AccountSubjectsQueryVariables>(subjectsSource);
const authors = operation<AccountAuthorsQuery, AccountAuthorsQueryVariables>(authorsSource);

/** Something to follow. */
export interface Subject {
  readonly id: string;
  readonly title: string;
}

/** Every topic, sector, service and navigator service, in the order of the alphabet. @throws AskError */
export async function loadSubjects(locale: SiteLocale): Promise<Subject[]> {
  const found = await ask(subjects, { locale });
  const all = [found.topics, found.sectors, found.services, found.navigatorServices].flatMap(
    ({ nodes }) => nodes,
  );
  return all.map(({ id, title }) => ({ id, title })).sort((a, b) => a.title.localeCompare(b.title, locale));
}

/** People by words of their names. @throws AskError */
export async function findAuthors(named: string, locale: SiteLocale): Promise<Subject[]> {
  const { people } = await ask(authors, { named, locale });
  return people.nodes.map(({ id, title }) => ({ id, title }));
}

/** The subject of that name, however it is written; undefined when there is none. */
export function subjectCalled(name: string, all: readonly Subject[]): Subject | undefined {
  const wanted = plain(name);
  return all.find(({ title }) => plain(title) === wanted);
}

function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
