/** What compiled messages call, typed for texts: the library's choose among values of any type. */
import { number, plural as pluralOf, select as selectOf } from '@messageformat/runtime';

type PluralRule = Parameters<typeof pluralOf>[2];
type Texts = Readonly<Record<string, string>>;

export { number };

export const plural = pluralOf as (value: number, offset: number, rule: PluralRule, texts: Texts) => string;

/** @public Called where a translator's message chooses by a word. */
export const select = selectOf as (value: string, texts: Texts) => string;
