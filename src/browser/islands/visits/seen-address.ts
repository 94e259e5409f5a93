/**
 * A page's address as others may learn it: without what stands behind `?` and `#`, but for what names a campaign; of
 * pages that sign in or belong to somebody only their kind.
 */
export function seenAddress(url: URL): string {
  const own = /^(\/[a-z]{2}-[a-z]{2})?\/auth(?=\/|$)/.exec(url.pathname);
  if (own) return `${url.origin}${own[0]}/*`;
  const campaign = new URLSearchParams(
    [...url.searchParams].filter(([name]) => /^utm_[a-z]{1,20}$/.test(name)),
  );
  return url.origin + url.pathname + (campaign.size > 0 ? `?${campaign}` : '');
}
