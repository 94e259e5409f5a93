/** CELEX numbers: the sector, the year, a letter for what it is, and the number. */
const celex = /\b[1-9](\d{4})[a-z]{1,2}0*(\d{1,4})\b/giu;
/** Numbers of statutes and cases with what stands before and after them: `95/46/EC`, `C-634/21 P`, `2022/2554号`. */
const stroke =
  /(?:(?<![\p{L}\p{N}])[ct]-)?(?<!\d)(\d{1,4}\/\d{1,4})(?!\d)(?:\/(?:ec|eu|eec|jha|ce|ue|cee)\b)?号?/giu;
/** Numbers of French codes and laws: `L. 1221-1`, `n° 78-17`. */
const code = /(?:\b[lrd]\.?|\bn[o°]\.?)\s?(\d+(?:-\d+)+)/giu;

/**
 * What somebody typed with numbers of statutes and cases as texts have them, each by itself: `32016R0679` is `2016/679`,
 * `Directive 95/46/EC` is `Directive 95/46`, `L. 1221-1` is `1221/1`.
 */
export function withNumbersCited(typed: string): string {
  return typed
    .replaceAll(celex, ' $1/$2 ')
    .replaceAll(stroke, ' $1 ')
    .replaceAll(code, (_, number: string) => ` ${number.replaceAll('-', '/')} `);
}

/** Such a text, folded, without what stands between an article and its statute: `article 33 of the GDPR`. */
export function withoutOf(text: string): string {
  return text.replaceAll(
    /(\barticle \d+[a-z]?) (?:of the|of|du|de la|des|de l['’]?|de)(?: |(?<=['’]))/gu,
    '$1 ',
  );
}
