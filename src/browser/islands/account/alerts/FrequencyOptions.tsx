import type { AccountTexts } from '../texts.ts';
import type { Alert } from './alert.ts';

const frequencies: readonly Alert['frequency'][] = ['IMMEDIATE', 'DAILY', 'WEEKLY'];

/** How often somebody can be told. */
export function FrequencyOptions({ texts }: { readonly texts: AccountTexts }) {
  return frequencies.map((name) => (
    <option key={name} value={name}>
      {texts.alerts.frequencies[name]}
    </option>
  ));
}
