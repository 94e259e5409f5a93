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

/**
 * Makes both templates that test databases are copied from, on a throwaway server.
 *
 * @returns why there is no seeded one, when the seed is not right: only tests that need it then fail
 */
export async function makeTemplates(adminUrl: string, steps: TemplateSteps): Promise<string | null> {
  await steps.migrate(await createDatabase(adminUrl, MIGRATED_TEMPLATE));
  const seeded = await createDatabase(adminUrl, SEEDED_TEMPLATE, MIGRATED_TEMPLATE);
  try {
    await steps.seed(seeded);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
