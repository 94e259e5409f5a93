import type { PageRequest, PageView } from '../../page-module.ts';
import { headOf } from '../../shared/records/head.ts';
import { type FirmPageProps, firmPageOf } from './firm-page.ts';
import type { AboutPageQuery } from './query.gen.ts';

/** A page about the firm, of any of the five levels. */
export function aboutView({ page }: AboutPageQuery, request: PageRequest): PageView<FirmPageProps> | null {
  return page && { head: headOf(page, request), props: firmPageOf(page, request.locale) };
}
