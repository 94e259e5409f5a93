import type { FirmPageProps } from '../../about/item/firm-page.ts';
import type { AboutPageQuery } from '../../about/item/query.gen.ts';
import { aboutView } from '../../about/item/view.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { deskRow } from '../desk.ts';

/** A page of contact: whoever answers is named beside the text with telephone and address, people first. */
export function deskView(data: AboutPageQuery, request: PageRequest): PageView<FirmPageProps> | null {
  const view = aboutView(data, request);
  if (!view) return null;
  const { people, desks } = view.props;
  const answering = people.people.map(({ name, phone, email }) =>
    deskRow({ name, phone, email, hours: null }),
  );
  return {
    ...view,
    props: { ...view.props, desks: [...answering, ...desks], people: { ...people, people: [] } },
  };
}
