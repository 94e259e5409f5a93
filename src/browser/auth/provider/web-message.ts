import type { OtherWindow, Page } from '../page.ts';
import { ProviderError, stateMismatch } from '../provider-error.ts';

/** How often a popup is looked at, in milliseconds: closing it raises no event here. */
const glance = 300;

interface Awaited {
  readonly page: Pick<Page, 'listen'>;
  /** Who must send the message. */
  readonly from: OtherWindow;
  /** The provider's origin: messages of others are not for us. */
  readonly origin: string;
  readonly state: string;
  /** Milliseconds. */
  readonly timeout: number;
  /** What a timeout is called. */
  readonly late: string;
}

/**
 * Waits for the provider's answer from a frame or a popup (`response_mode=web_message`), which it then closes.
 * @throws ProviderError: `timeout`, `invalid_token` when the state is another, `cancelled` when the window was closed
 */
export function webMessage({ page, from, origin, state, timeout, late }: Awaited): Promise<URLSearchParams> {
  return new Promise<URLSearchParams>((resolve, reject) => {
    const end = page.listen('message', (event) => {
      if (event.source !== from.source || event.origin !== origin) return;
      const answer = answerIn(event.data);
      if (answer === null) return;
      stop();
      if (answer.get('state') === state) resolve(answer);
      else reject(stateMismatch(answer.get('state')));
    });
    const timer = setTimeout(() => {
      stop();
      reject(new ProviderError('timeout', late, { state }));
    }, timeout);
    const watch = setInterval(() => {
      if (!from.isClosed) return;
      stop();
      reject(
        new ProviderError('cancelled', 'The window was closed before the sign-in was complete.', { state }),
      );
    }, glance);
    function stop() {
      end();
      clearTimeout(timer);
      clearInterval(watch);
      from.close();
    }
  });
}

/** Null for messages of another kind. */
function answerIn(data: unknown): URLSearchParams | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, response } = data as { type?: unknown; response?: unknown };
  if (type !== 'authorization_response' || typeof response !== 'object' || response === null) return null;
  const fields = Object.entries(response).filter(([, value]) => value !== null && value !== undefined);
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
}

/** @throws ProviderError `origin_mismatch`: the answer would go to another origin than this page's */
export function checkOrigin(
  redirectUri: string,
  page: Pick<Page, 'address'>,
  what: 'redirectUri' | 'popup',
): void {
  const { origin } = new URL(redirectUri);
  const ours = page.address.origin;
  if (origin === ours) return;
  const description =
    what === 'popup'
      ? `The popup's origin (${ours}) should match the \`popupOrigin\` parameter (${origin}).`
      : `The redirectUri's origin (${origin}) should match the window's origin (${ours}).`;
  throw new ProviderError('origin_mismatch', description);
}
