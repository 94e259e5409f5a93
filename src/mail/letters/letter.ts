import { firm } from '../../components/firm.ts';
import { fill } from '../../i18n/fill.ts';
import { localeFacts, type SiteLocale } from '../../routing/locales.ts';
import { letterHtml } from './letter-html.ts';
import { en, type LetterName, type Letters } from './texts-en.ts';
import { fr } from './texts-fr.ts';
import { zh } from './texts-zh.ts';

/** A mail without its address. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface LetterValues {
  /** What the button leads to. */
  readonly link?: string;
  /** Six digits. */
  readonly code?: string;
  readonly email?: string;
  readonly name?: string;
}

/** The parts of a letter in the order in which they are read; text and HTML have the same. */
export interface LetterParts {
  readonly tag: string;
  readonly firm: string;
  readonly subject: string;
  readonly text: string;
  readonly code?: string | undefined;
  readonly button?: { readonly label: string; readonly link: string } | undefined;
  readonly holds?: string | undefined;
  readonly why: string;
}

const letters: { readonly [L in SiteLocale]: Letters } = { en, 'fr-fr': fr, 'zh-cn': zh };
const chineseName = '芬沃登莱尔律师事务所';

/** Writes a letter in a language. @throws RangeError when a value that it needs is missing */
export function writeLetter(name: LetterName, locale: SiteLocale, values: LetterValues): Letter {
  const { subject, text, button, holds, why } = letters[locale][name];
  const filled = (message: string) => fill(message, { ...values });
  if (button !== undefined && values.link === undefined) throw new RangeError(`“${name}” needs a link`);
  const parts: LetterParts = {
    tag: localeFacts[locale].tag,
    firm: locale === 'zh-cn' ? chineseName : firm.name,
    subject: filled(subject),
    text: filled(text),
    code: values.code,
    button: button === undefined ? undefined : { label: button, link: values.link ?? '' },
    holds,
    why: filled(why),
  };
  return { subject: parts.subject, text: letterText(parts), html: letterHtml(parts) };
}

function letterText({ firm: sender, subject, text, code, button, holds, why }: LetterParts): string {
  const paragraphs = [subject, text, code, button && `${button.label}\n${button.link}`, holds, why, sender];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}
