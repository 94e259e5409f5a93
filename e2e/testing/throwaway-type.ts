/** A content type that the site does not have: its declaration, its page folder and its seed, nothing else. */
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const declaration = `
export const gazette = contentType({
  name: 'gazette',
  plural: 'gazettes',
  label: { en: 'Gazette', fr: 'Bulletin officiel', zh: '公报' },
  address: pageAt('gazette', 'publications', '/publications/gazettes/:id/:slug'),
  order: 'newest',
  orderBy: 'publishedOn',
  search: { tab: 'insights' },
  lists: ['writing'],
  countsAsNews: true,
  fields: {
    kind: choice(
      {
        decree: { en: 'Decree', fr: 'Décret', zh: '法令' },
        notice: { en: 'Notice', fr: 'Avis', zh: '通知' },
      },
      { required: true, filter: true },
    ),
    publishedOn: date({ required: true }),
    sectors: links(['sector'], { filter: true }),
  },
});
`;

const page = {
  'query.graphql': `query GazettePage($id: ID!, $locale: Locale!) {
  gazette(id: $id, locale: $locale) {
    ...Core
    kind
  }
}
`,
  'view.ts': `import { choiceLabel } from '../../../content/types/choices.ts';
import { headOf } from '../../shared/records/head.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import type { GazettePageQuery } from './query.gen.ts';

export interface GazettePageProps {
  readonly title: string;
  readonly kind: string;
}

export function gazetteView(
  { gazette }: GazettePageQuery,
  request: PageRequest,
): PageView<GazettePageProps> | null {
  if (!gazette) return null;
  const kind = choiceLabel('gazette.kind', gazette.kind, request.locale);
  return { head: headOf(gazette, request), props: { title: gazette.title, kind } };
}
`,
  'GazettePage.tsx': `import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import type { GazettePageProps } from './view.ts';

export function GazettePage({ title, kind }: GazettePageProps) {
  return <PageTitle title={title} eyebrow={kind} />;
}
`,
  'module.ts': `import { pageModule } from '../../page-module.ts';
import { GazettePage } from './GazettePage.tsx';
import { gazettePageQuery } from './query.gen.ts';
import { gazetteView } from './view.ts';

export const gazetteModule = pageModule({
  routes: ['gazette'],
  query: gazettePageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: gazetteView,
  Page: GazettePage,
});
`,
};

const seed = {
  'sector/sector-energy.en.md':
    '---\ntitle: Energy\nslug: energy\nchangedAt: 2026-10-01T09:00:00Z\n---\n\nPower and gas.\n',
  'gazette/gz1.en.md':
    '---\ntitle: Tariffs of the grid\nslug: tariffs-of-the-grid\nkind: decree\npublishedOn: 2026-10-01\nsectors: [sector-energy]\nchangedAt: 2026-10-01T09:00:00Z\n---\n\nIn force at once.\n',
  'gazette/gz1.fr-fr.md': '---\ntitle: Tarifs du réseau\nslug: tarifs-du-reseau\n---\n\nEn vigueur.\n',
};

/** Adds the type to a checkout, and a seed folder that holds a record of it. */
export async function addThrowawayType(checkout: string): Promise<void> {
  await appendFile(join(checkout, 'src/content/types/writing.ts'), declaration);
  await write(join(checkout, 'src/pages/gazettes/item'), page);
  await write(join(checkout, 'seed'), seed);
}

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}
