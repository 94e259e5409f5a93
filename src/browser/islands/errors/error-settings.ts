/** What documents tell scripts about who is told of errors: `<meta name="chancery:errors">`. */
export interface ErrorSettings {
  readonly address: string;
  readonly key: string;
  readonly sample: number;
  readonly release: string;
  readonly environment: string;
}

export function errorSettings(): ErrorSettings | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="chancery:errors"]');
  return meta && (JSON.parse(meta.content) as ErrorSettings);
}
