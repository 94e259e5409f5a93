/** What the site's documents tell scripts about signing in: `<meta name="chancery:auth">`. */
export interface SiteSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
  /** Whether a refresh token is asked for. */
  readonly offline: boolean;
  /** The API that knows permissions, without a closing slash. */
  readonly api: string;
  /** Whether the provider is our own, which has a page where owners change how they sign in. */
  readonly security?: boolean;
}

/** Null on a site without an identity provider, and where the document names none. */
export function readSiteSettings(
  content: string | undefined = document.querySelector<HTMLMetaElement>(
    'meta[name="chancery:auth"]',
  )?.content,
): SiteSettings | null {
  try {
    const given = JSON.parse(content ?? 'null') as Partial<SiteSettings> | null;
    if (!given?.issuer || !given.clientId || !given.audience) return null;
    const { issuer, clientId, audience, offline = true, api = '', security } = given;
    return { issuer, clientId, audience, offline, api, ...(security && { security }) };
  } catch {
    return null;
  }
}
