import { type TestSite, testSite } from '../../publish/test-site.fixture.ts';

export const topics = ['breach', 'consent', 'officer', 'transfer', 'rights'];

/** A site with a service that needs a permission, one chapter of it, and an entry for each of five topics. */
export async function loggedSite(): Promise<TestSite> {
  const site = await testSite();
  await site.add({ id: 'jx', type: 'jurisdiction', slug: 'x', fields: { title: 'X', iso: 'XX' } });
  const service = { title: 'S', access: 'permission', permission: 'product|s' };
  await site.add({ id: 'ns', type: 'navigatorService', slug: 's', fields: service });
  await site.add({ id: 'nr', type: 'navigatorRegion', slug: 'r', parentId: 'ns', fields: { title: 'R' } });
  const chapter = { title: 'X', jurisdiction: 'jx' };
  await site.add({ id: 'nc', type: 'navigatorChapter', slug: 'x', parentId: 'nr', fields: chapter });
  for (const topic of topics) {
    const fields = { title: topic, question: 'When?', answerType: 'text' };
    await site.add({ id: topic, type: 'navigatorTopic', slug: topic, parentId: 'ns', fields });
    await site.add({
      id: `${topic}-entry`,
      type: 'navigatorCell',
      slug: `${topic}-entry`,
      parentId: 'nc',
      fields: { title: `Of ${topic}`, summary: `Closed words of ${topic}`, topic, legalStatus: 'in-force' },
    });
  }
  return site;
}
