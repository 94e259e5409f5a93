import type { Locale } from '../../i18n/locales.ts';

/** What newspapers and printers take: drawings that scale, and pixels. */
export const pressFormats = ['svg', 'png'] as const;

export type PressFormat = (typeof pressFormats)[number];

/** The firm's name as it is printed: dark letters for light paper, and light ones for dark. */
export const nameplates = ['name-dark', 'name-light'] as const;

export type Nameplate = (typeof nameplates)[number];

/** A picture that newspapers may print. */
export type PressSubject =
  | {
      readonly kind: 'portrait';
      readonly id: string;
      readonly name: string;
      /** The letters on it. */
      readonly mark: string;
    }
  | { readonly kind: Nameplate; readonly name: string };

export interface PressPicture {
  readonly subject: PressSubject;
  readonly format: PressFormat;
  /** Who is to be named beside it; stands in the file, too. */
  readonly credit: string;
}

/** Where somebody's portrait, with the letters of their name in a language, is fetched from. */
export function pressPortraitPath(locale: Locale, id: string, format: PressFormat): string {
  return `/press-pictures/${locale}/${id}.${format}`;
}

/** Where the firm's name is fetched from, as it is written in a language. */
export function nameplatePath(locale: Locale, plate: Nameplate, format: PressFormat): string {
  return `/press-pictures/${locale}/${plate}.${format}`;
}

/** The files of a picture as links, each called by its format. @param pathOf where the picture is in a format */
export function pressFiles(pathOf: (format: PressFormat) => string): { text: string; url: string }[] {
  return pressFormats.map((format) => ({ text: format.toUpperCase(), url: pathOf(format) }));
}
