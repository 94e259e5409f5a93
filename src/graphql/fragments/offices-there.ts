import type { FirmThereFragment, OfficesAtFragment } from './records.fragments.gen.ts';

/** An office of the firm, with who heads it. */
export type OfficeThere = Extract<OfficesAtFragment['offices'][number], { readonly phone: string }>;

/** The firm's offices in a jurisdiction, in its country and in cities of it, each once; none where there is none. */
export function officesThere({ places }: FirmThereFragment): OfficeThere[] {
  const all = places.flatMap((place) => ('within' in place ? [place, ...place.within] : []));
  const offices = all.flatMap((place) => ('offices' in place ? place.offices : []));
  const found = offices.flatMap((office) => ('phone' in office ? [[office.id, office] as const] : []));
  return [...new Map(found).values()];
}
