import type { contentTypes } from '../../content/types/index.ts';

type Fields<T extends keyof typeof contentTypes> = (typeof contentTypes)[T]['fields'];
type Labels<F> = F extends { readonly values: readonly (infer V extends string)[] }
  ? { readonly [K in V]: string }
  : never;
type ListFields<F> = F extends { readonly fields: infer G } ? G : never;

/** What pages call each choice that a content type declares; a new value there is missing here. */
export interface Choices {
  readonly personGrade: Labels<Fields<'person'>['grade']>;
  readonly languageLevel: Labels<ListFields<Fields<'person'>['languages']>['level']>;
  readonly dealKind: Labels<Fields<'deal'>['kind']>;
  readonly locationRegion: Labels<Fields<'location'>['region']>;
  readonly locationPresence: Labels<Fields<'location'>['presence']>;
  readonly publicationKind: Labels<Fields<'publication'>['kind']>;
  readonly publicationStanding: Labels<Fields<'publication'>['standing']>;
  readonly newsKind: Labels<Fields<'news'>['kind']>;
  readonly eventKind: Labels<Fields<'event'>['kind']>;
  readonly eventFormat: Labels<Fields<'event'>['format']>;
  readonly eventRegistration: Labels<Fields<'event'>['registration']>;
  readonly eventStanding: Labels<Fields<'event'>['standing']>;
  readonly trainingLevel: Labels<Fields<'trainingSeries'>['level']>;
  readonly trainingKind: Labels<Fields<'trainingItem'>['kind']>;
  readonly jobLevel: Labels<Fields<'job'>['level']>;
  readonly jobContract: Labels<Fields<'job'>['contract']>;
  readonly jobDepartment: Labels<Fields<'job'>['department']>;
  readonly jobWorkplace: Labels<Fields<'job'>['workplace']>;
  readonly benefitEvent: Labels<ListFields<Fields<'page'>['benefits']>['event']>;
  readonly access: Labels<Fields<'navigatorService'>['access']>;
  readonly legalStatus: Labels<Fields<'navigatorCell'>['legalStatus']>;
  readonly scamChannel: Labels<Fields<'scamAlert'>['channel']>;
  readonly scamStatus: Labels<Fields<'scamAlert'>['status']>;
}
