/**
 * Formatters of the platform, one for each language and style: to make one costs as much as a hundred uses.
 * `tag` is a BCP 47 language tag.
 */
const formatters = new Map<string, unknown>();

function kept<F>(make: new (tag: string, options: object) => F, tag: string, options: object): F {
  const key = `${make.name} ${tag} ${JSON.stringify(options)}`;
  const known = formatters.get(key) as F | undefined;
  if (known) return known;
  const made = new make(tag, options);
  formatters.set(key, made);
  return made;
}

export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(Intl.DateTimeFormat, tag, options);
}

export function numberFormat(tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept(Intl.NumberFormat, tag, options);
}

export function listFormat(tag: string): Intl.ListFormat {
  return kept(Intl.ListFormat, tag, {});
}

export function languageNames(tag: string): Intl.DisplayNames {
  return kept(Intl.DisplayNames as new (tag: string, options: object) => Intl.DisplayNames, tag, {
    type: 'language',
  });
}

export function collator(tag: string, options: Intl.CollatorOptions = {}): Intl.Collator {
  return kept(Intl.Collator, tag, options);
}
