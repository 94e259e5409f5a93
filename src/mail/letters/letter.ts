import { firm } from '../../components/firm.ts';
import { fill } from '../../i18n/fill.ts';
import { localeFacts, type SiteLocale } from '../../routing/locales.ts';
import { letterHtml } from './letter-html.ts';
import { en, happenedEn, type LetterName, type Letters, type LetterTexts } from './texts-en.ts';
import { fr, happenedFr } from './texts-fr.ts';
import { happenedZh, zh } from './texts-zh.ts';

/** A mail without its address. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a warning says of the act it is about, in the language of the letter. */
export interface Happened {
  /** With the time of day and its zone. */
  readonly when: string;
  /** The browser and its system. */
  readonly device: string;
}

export interface LetterValues extends Partial<Happened> {
  /** What the button leads to. */
  readonly link?: string;
  /** Six digits. */
  readonly code?: string;
  readonly email?: string;
  readonly other?: string;
  readonly name?: string;
}

/** The parts of a letter in the order in which they are read; text and HTML have the same. */
export interface LetterParts {
  readonly tag: string;
  readonly firm: string;
  readonly subject: string;
  readonly text: string;
  readonly happened?: string | undefined;
  readonly code?: string | undefined;
  readonly unless?: string | undefined;
  readonly button?: { readonly label: string; readonly link: string } | undefined;
  readonly holds?: string | undefined;
  readonly why: string;
}

const letters: { readonly [L in SiteLocale]: Letters } = { en, 'fr-fr': fr, 'zh-cn': zh };
const happened: { readonly [L in SiteLocale]: string } = {
  en: happenedEn,
  'fr-fr': happenedFr,
  'zh-cn': happenedZh,
};

/** Writes a letter in a language. @throws RangeError when a value that it needs is missing */
export function writeLetter(name: LetterName, locale: SiteLocale, values: LetterValues): Letter {
  const { subject, text, unless, button, holds, why }: LetterTexts = letters[locale][name];
  const filled = (message: string) => fill(message, { ...values });
  if (button !== undefined && values.link === undefined) throw new RangeError(`“${name}” needs a link`);
  const parts: LetterParts = {
    tag: localeFacts[locale].tag,
    firm: locale === 'zh-cn' ? firm.chineseName : firm.name,
    subject: filled(subject),
    text: filled(text),
    // Only warnings say what to do “unless it was you”, and all of them when it was.
    happened: unless === undefined ? undefined : filled(happened[locale]),
    code: values.code,
    unless,
    button: button === undefined ? undefined : { label: button, link: values.link ?? '' },
    holds,
    why: filled(why),
  };
  return { subject: parts.subject, text: letterText(parts), html: letterHtml(parts) };
}

function letterText(parts: LetterParts): string {
  const { firm: sender, subject, text, happened, code, unless, button, holds, why } = parts;
  const link = button && `${button.label}\n${button.link}`;
  const paragraphs = [subject, text, happened, code, unless, link, holds, why, sender];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}
