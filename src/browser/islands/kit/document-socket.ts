/** The socket that the site's settings name to browsers (`GRAPHQL_WS_URL`); null: there is none. */
export function documentSocket(): string | null {
  const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="chancery:graphql-socket"]');
  return meta?.content ?? null;
}
