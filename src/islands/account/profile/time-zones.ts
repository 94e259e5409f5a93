/** The names of time zones that this browser knows, by the IANA's names. */
export function timeZones(): readonly string[] {
  return typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
}
