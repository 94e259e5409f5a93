/** An address with a query joined on, before a fragment and after a query of its own (RFC 3986 §3.4). */
export function withSearch(address: string, search: string): string {
  if (search.length < 2) return address;
  const [, before = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return before + (before.includes('?') ? `&${search.slice(1)}` : search) + fragment;
}
