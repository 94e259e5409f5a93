import type { FastifyInstance } from 'fastify';
import {
  findNewsletter,
  issueAddress,
  readIssue,
  sampleItems,
  sentIssues,
} from '../../account/newsletters/read-issue.ts';
import { type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import { issueDocument, issuesDocument, sampleDocument } from '../../pages/newsletters/issue-document.tsx';
import { Clock } from '../../platform/cache/clock.ts';
import { formPageHeaders } from '../../platform/http/security-headers.ts';
import { addressOf } from '../../routing/address.ts';
import { NEWSLETTERS_PATH } from '../../routing/newsletters-path.ts';
import { aroundPage, headersFor } from '../forms/around-page.ts';
import type { Site } from '../site.ts';

/**
 * `/mail/newsletters/carried-forward`: the issues of a newsletter that were sent; below it each by its number, and `sample`:
 * the last one, or what one would hold. What an editor works at is seen by nobody here.
 */
export function registerNewsletterIssues(app: FastifyInstance, site: Site): void {
  const db = site.database.kysely;
  const headers = headersFor(site, formPageHeaders);

  /** A page, an address where it is instead, or null where there is none. */
  const answer = async (locale: SiteLocale, name: string, which: string | undefined) => {
    const newsletter = await findNewsletter(db, name, locale);
    if (!newsletter) return null;
    const { id, slug } = newsletter;
    const rest = which === undefined ? '' : `/${which}`;
    if (slug !== name)
      return { to: addressOf(locale, `${NEWSLETTERS_PATH}/${slug}${rest}`), status: 308 } as const;
    const around = () => aroundPage(site, locale);
    if (which === undefined || which === 'sample') {
      const issues = await sentIssues(db, id, locale);
      if (which === undefined) return { html: issuesDocument(newsletter, issues, await around()) } as const;
      if (issues[0]) return { to: issueAddress(locale, slug, issues[0].number), status: 302 } as const;
      const items = await sampleItems(db, id, locale, new Clock().now());
      return { html: sampleDocument(newsletter, items, await around()) } as const;
    }
    const issue = /^[1-9]\d{0,8}$/.test(which) ? await readIssue(db, id, Number(which), locale) : null;
    const isEmpty = issue?.items.length === 0 && issue.intro === null;
    if (issue?.state !== 'sent' || isEmpty) return null;
    return { html: issueDocument(newsletter, issue, await around()) } as const;
  };

  for (const locale of siteLocales) {
    const path = addressOf(locale, NEWSLETTERS_PATH);
    for (const address of [`${path}/:newsletter`, `${path}/:newsletter/:issue`])
      app.get(address, async (request, reply) => {
        const { newsletter, issue } = request.params as { newsletter: string; issue?: string };
        const found = /^[\w-]{1,120}$/.test(newsletter) ? await answer(locale, newsletter, issue) : null;
        if (found === null) return reply.callNotFound();
        if ('to' in found) return reply.headers(headers).redirect(found.to, found.status);
        return reply.headers(headers).send(found.html);
      });
  }
}
