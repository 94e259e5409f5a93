import { fillIn } from '../../i18n/fill-in.ts';
import { localeFacts, type SiteLocale } from '../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../i18n/messages.ts';
import { firm, firmShortName } from '../../platform/settings/firm.ts';
import { letterHtml } from './letter-html.ts';
import { type LetterParts, wordsOf } from './letter-parts.ts';

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
  /** By which something that was sent is asked after. */
  readonly reference?: string;
  /** Of the form it was sent by. */
  readonly title?: string;
  /** What somebody wrote, in lines. */
  readonly copy?: string;
}

type LetterName = Exclude<
  keyof Messages['mails'],
  'happened' | 'alerts' | 'preferences' | 'event' | 'newsletters' | 'move' | 'issue'
>;
type Told = Readonly<Record<Exclude<keyof LetterValues, 'link'> | 'firm' | 'security', string>>;
type Text = string | ((values: Told) => string);

/** What one mail says. */
interface LetterTexts {
  readonly subject: Text;
  readonly text: Text;
  /** Of a warning: what to do if it was somebody else; before the button. */
  readonly unless?: Text;
  readonly button?: string;
  /** How long the link or the code holds. */
  readonly holds?: string;
  /** Why it was sent, and what to do when it should not have been. */
  readonly why: string;
}

/** Writes a letter in a language. @throws RangeError when a value that it needs is missing */
export function writeLetter(name: LetterName, locale: SiteLocale, values: LetterValues): Letter {
  const { mails } = messagesFor(locale);
  const { subject, text, unless, button, holds, why }: LetterTexts = mails[name];
  const all = { ...values, firm: firmShortName(locale), security: firm.emails.security };
  const told = new Proxy(all as Told, { get: (_, value) => valueFor(name, all, value) });
  if (button !== undefined && values.link === undefined) throw new RangeError(`“${name}” needs a link`);
  const parts: LetterParts = {
    tag: localeFacts[locale].tag,
    firm: locale === 'zh-cn' ? firm.chineseName : firm.name,
    subject: fillIn(subject, told),
    text: fillIn(text, told),
    // Only warnings say what to do “unless it was you”, and all of them when it was.
    happened: unless === undefined ? undefined : mails.happened(told),
    code: values.code,
    unless: unless === undefined ? undefined : fillIn(unless, told),
    button: button === undefined ? undefined : { label: button, link: values.link ?? '' },
    holds,
    why,
  };
  return { subject: parts.subject, text: letterText(parts), html: letterHtml(parts) };
}

function valueFor(letter: LetterName, values: object, name: string | symbol): string {
  const value = Object.hasOwn(values, name) ? String(values[name as keyof typeof values]) : undefined;
  if (value === undefined) throw new RangeError(`“${letter}” needs a value for ${String(name)}`);
  return value;
}

/** The letter as text. */
export function letterText(parts: LetterParts): string {
  const { firm: sender, subject, text, items = [], web, happened, code, unless, button, holds, why } = parts;
  const link = button && `${button.label}\n${button.link}`;
  const elsewhere = web && `${web.label}\n${web.link}`;
  const told = items.map(({ title, link, lines }) =>
    [title, ...lines.map(wordsOf), link].filter(Boolean).join('\n'),
  );
  const paragraphs = [subject, text, ...told, elsewhere, happened, code, unless, link, holds, why, sender];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}
