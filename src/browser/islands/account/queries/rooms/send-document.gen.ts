// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
export type SendRoomDocumentMutationVariables = {
  room: string;
  file: File;
  documentId?: string | null | undefined;
  matterId?: string | null | undefined;
  title?: string | null | undefined;
  locale: Locale;
};
export type SendRoomDocumentMutation = { readonly sendRoomDocument: string };
