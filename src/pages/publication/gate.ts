import { mainHeadings } from '../../content/rich-text/main-headings.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import type { Locale } from '../../routing/locales.ts';
import type { Publication } from './view.ts';

/** Where the open part of a text ends: who may read on, and what that costs. */
export interface Gate {
  readonly heading: string;
  readonly text: string;
  readonly action: { readonly text: string; readonly url: string };
  /** Headings of what comes after it. */
  readonly rest: readonly string[];
}

type Gated = Pick<Publication, 'gate' | 'headings' | 'body'>;

/** Null for a text that the reader has in full. */
export function gateOf({ gate, headings, body }: Gated, locale: Locale): Gate | null {
  if (!gate) return null;
  const m = messagesFor(locale).writing.gate;
  const url = linkTo('auth-profile', {}, locale);
  const rest = headings.slice(mainHeadings(body ?? []).length);
  switch (gate.kind) {
    case 'SIGN_IN':
      return { heading: m.signIn, text: m.signInText, action: { text: m.signInAction, url }, rest };
    case 'PERMISSION':
      return {
        heading: m.permission,
        text: m.permissionText,
        action: { text: m.permissionAction, url },
        rest,
      };
  }
}
