/** The media type of a `content-type` header without its parameters, in lower case (RFC 9110 §8.3.1); empty without one. */
export function mediaTypeOf(contentType: string | undefined): string {
  return (contentType?.split(';')[0] ?? '').trim().toLowerCase();
}
