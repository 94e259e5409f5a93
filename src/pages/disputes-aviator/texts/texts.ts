import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';

/** Everything that the tool says of a dispute; what frames that is under `page`. */
export type AviatorTexts = Omit<Messages['disputesAviator'], 'page'>;

export const aviatorTextsFor = (locale: Locale): AviatorTexts => messagesFor(locale).disputesAviator;
