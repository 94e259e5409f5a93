/** A telephone number as a link: its text does not break over lines, its address is for dialling (RFC 3966). */
export function telephone(number: string): { readonly text: string; readonly url: string } {
  return {
    text: number.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011'),
    url: `tel:${number.replaceAll(/[^+\d]/g, '')}`,
  };
}
