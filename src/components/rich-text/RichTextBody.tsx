import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { RichTextBlocks, type RichTextBlocksProps } from './RichTextBlocks.tsx';

interface RichTextBodyProps extends Omit<RichTextBlocksProps, 'labels'> {
  /** The interface's language, for the notes' labels. */
  readonly locale: Locale;
}

/** A record's body, with the words around it in the interface's language. */
export function RichTextBody({ locale, ...text }: RichTextBodyProps) {
  return <RichTextBlocks {...text} labels={messagesFor(locale).record} />;
}
