import { createDatabase } from './databases.ts';

/** A database with every migration and no content. */
export const MIGRATED_TEMPLATE = 'chancery_migrated';

/** A database with the demonstration firm's content. */
export const SEEDED_TEMPLATE = 'chancery_template';

/** The steps that fill the templates; each closes its connections before it resolves. */
export type TemplateSteps = {
  migrate(databaseUrl: string): Promise<unknown>;
  seed(databaseUrl: string): Promise<unknown>;
};

/** Makes both templates that test databases are copied from, on a throwaway server. */
export async function makeTemplates(adminUrl: string, steps: TemplateSteps): Promise<void> {
  await steps.migrate(await createDatabase(adminUrl, MIGRATED_TEMPLATE));
  await steps.seed(await createDatabase(adminUrl, SEEDED_TEMPLATE, MIGRATED_TEMPLATE));
}
