import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import type { Locale } from '../../../routing/locales.ts';

/** Everything that the tool says of a dispute; what frames that is under `page`. */
export type AviatorTexts = Omit<Messages['disputesAviator'], 'page'>;

export const aviatorTextsFor = (locale: Locale): AviatorTexts => messagesFor(locale).disputesAviator;
