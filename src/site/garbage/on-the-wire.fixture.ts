export type Pairs = readonly (readonly [name: string, value: string])[];

export function formOf(pairs: Pairs): string {
  return pairs.map(([name, text]) => `${encode(name)}=${encode(text)}`).join('&');
}

/** Percent-encoded as UTF-8; halves of characters as they are. */
export function encode(text: string): string {
  return text.replaceAll(/[^\ud800-\udfff]/gu, encodeURIComponent);
}

/** What may stand in the first line of a request: no space, no control, and no byte beyond ASCII but as `%xx`. */
export function asTarget(text: string): string {
  const bytes = Buffer.from(text.replaceAll('#', '%23')).toString('latin1');
  const target = bytes
    .replaceAll(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`)
    .replaceAll(/[^\x21-\x7e]/g, '%');
  return (target.startsWith('/') ? target : `/${target}`).slice(0, 8_000);
}

/** What may stand in a header: bytes without controls. */
export function asHeaders(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, text]) =>
      text === undefined
        ? []
        : [
            [
              name,
              Buffer.from(text)
                .toString('latin1')
                .replaceAll(/[^\x20-\x7e\x80-\xff]/g, '')
                .trim()
                .slice(0, 3_000),
            ],
          ],
    ),
  );
}
