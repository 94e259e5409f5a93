// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GateKind =
  | 'PERMISSION'
  /** Whoever is signed in may read it. */
  | 'SIGN_IN';

export type NavigatorCellLegalStatus =
  | 'ADOPTED_NOT_YET_IN_FORCE'
  | 'GUIDANCE_ONLY'
  | 'IN_FORCE'
  | 'IN_FORCE_PARTLY'
  | 'NONE'
  | 'NOT_APPLICABLE'
  | 'NOT_REVIEWED'
  | 'PROPOSED'
  | 'REPEALED';

export type PersonStanding =
  | 'ACTIVE'
  | 'FORMER'
  | 'ON_LEAVE';

export type NavigatorChapterPageQueryVariables = Exact<{
  id: string;
  locale: import('../../../routing/locales.ts').Locale;
}>;


export type NavigatorChapterPageQuery = { readonly navigatorChapter: { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly children: ReadonlyArray<
      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
    >, readonly gate: { readonly kind: GateKind } | null, readonly within:
      | { readonly service:
          | { readonly title: string }
          | { readonly title: string }
         | null }
      | { readonly service:
          | { readonly title: string }
          | { readonly title: string }
         | null }
     | null, readonly jurisdiction: { readonly title: string, readonly nativeName: string | null, readonly legalSystem: string | null, readonly regulators: ReadonlyArray<{ readonly name: string, readonly url: string | null }> } | null, readonly contacts: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly jobTitle: string, readonly email: string | null, readonly phone: string | null, readonly standing: PersonStanding, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }>, readonly cells: ReadonlyArray<{ readonly id: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly legalStatus: NavigatorCellLegalStatus, readonly answer: string | null, readonly reviewedOn: string | null, readonly inForceFrom: string | null, readonly topic: { readonly title: string, readonly question: string } | null }>, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale }>, readonly parent:
      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
              | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                     | null, readonly children: ReadonlyArray<
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    > }
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                     | null, readonly children: ReadonlyArray<
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    > }
                 | null, readonly children: ReadonlyArray<
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                > }
              | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                     | null, readonly children: ReadonlyArray<
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    > }
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                     | null, readonly children: ReadonlyArray<
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    > }
                 | null, readonly children: ReadonlyArray<
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                > }
             | null, readonly children: ReadonlyArray<
              | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            > }
          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
              | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                     | null, readonly children: ReadonlyArray<
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    > }
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                     | null, readonly children: ReadonlyArray<
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    > }
                 | null, readonly children: ReadonlyArray<
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                > }
              | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                     | null, readonly children: ReadonlyArray<
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    > }
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                     | null, readonly children: ReadonlyArray<
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    > }
                 | null, readonly children: ReadonlyArray<
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                > }
             | null, readonly children: ReadonlyArray<
              | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            > }
         | null, readonly children: ReadonlyArray<
          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
        > }
      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
              | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                     | null, readonly children: ReadonlyArray<
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    > }
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                     | null, readonly children: ReadonlyArray<
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    > }
                 | null, readonly children: ReadonlyArray<
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                > }
              | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                     | null, readonly children: ReadonlyArray<
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    > }
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                     | null, readonly children: ReadonlyArray<
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    > }
                 | null, readonly children: ReadonlyArray<
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                > }
             | null, readonly children: ReadonlyArray<
              | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            > }
          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
              | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                     | null, readonly children: ReadonlyArray<
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    > }
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                     | null, readonly children: ReadonlyArray<
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    > }
                 | null, readonly children: ReadonlyArray<
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                > }
              | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                     | null, readonly children: ReadonlyArray<
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    > }
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        > }
                     | null, readonly children: ReadonlyArray<
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    > }
                 | null, readonly children: ReadonlyArray<
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                > }
             | null, readonly children: ReadonlyArray<
              | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            > }
         | null, readonly children: ReadonlyArray<
          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
          | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
        > }
     | null } | null };

type Core_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale }> };

type Core_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale }> };

export type CoreFragment =
  | Core_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | Core_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment
;

type Name_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

type Name_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

export type NameFragment =
  | Name_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | Name_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment
;

export type PersonCardFragment = { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly jobTitle: string, readonly email: string | null, readonly phone: string | null, readonly standing: PersonStanding, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> };

type SideTree_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly parent:
    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
               | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
               | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
           | null, readonly children: ReadonlyArray<
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
          > }
        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
               | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
               | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
           | null, readonly children: ReadonlyArray<
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
          > }
       | null, readonly children: ReadonlyArray<
        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
      > }
    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
               | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
               | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
           | null, readonly children: ReadonlyArray<
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
          > }
        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
               | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
               | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
           | null, readonly children: ReadonlyArray<
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
          > }
       | null, readonly children: ReadonlyArray<
        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
      > }
   | null };

type SideTree_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment = { readonly parent:
    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
               | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
               | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
           | null, readonly children: ReadonlyArray<
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
          > }
        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
               | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
               | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
           | null, readonly children: ReadonlyArray<
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
          > }
       | null, readonly children: ReadonlyArray<
        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
      > }
    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
               | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
               | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
           | null, readonly children: ReadonlyArray<
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
          > }
        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
               | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                   | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                  > }
               | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
           | null, readonly children: ReadonlyArray<
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
          > }
       | null, readonly children: ReadonlyArray<
        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
      > }
   | null };

export type SideTreeFragment =
  | SideTree_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | SideTree_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment
;

type Branch_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
  > };

type Branch_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
  > };

export type BranchFragment =
  | Branch_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | Branch_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment
;

export const navigatorChapterPageQuery = stored<NavigatorChapterPageQuery, NavigatorChapterPageQueryVariables>(
  'NavigatorChapterPage',
  "query NavigatorChapterPage($id: ID!, $locale: Locale!) {\n  navigatorChapter(id: $id, locale: $locale) {\n    ...Core\n    ...SideTree\n    children(list: SIDE_TREE) {\n      ...Name\n    }\n    gate {\n      kind\n    }\n    within: parent {\n      service: parent {\n        title\n      }\n    }\n    jurisdiction {\n      title\n      nativeName\n      legalSystem\n      regulators {\n        name\n        url\n      }\n    }\n    contacts {\n      ...PersonCard\n    }\n    cells: children(types: [\"navigatorCell\"], first: 100) {\n      ... on NavigatorCell {\n        id\n        locale\n        title\n        legalStatus\n        answer\n        inForceFrom: effectiveFrom\n        reviewedOn\n        topic {\n          title\n          question\n        }\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  id\n  type\n  locale\n  title\n  url\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment SideTree on Record {\n  parent {\n    ...Branch\n    parent {\n      ...Branch\n      parent {\n        ...Branch\n        parent {\n          ...Branch\n          parent {\n            ...Branch\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment Branch on Record {\n  ...Name\n  children(first: 60, list: SIDE_TREE) {\n    ...Name\n  }\n}",
);
