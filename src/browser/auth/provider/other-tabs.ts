import type { StoredToken } from './stored-tokens.ts';

type Message =
  | { readonly type: 'ask'; readonly session: string }
  | { readonly type: 'have'; readonly token: StoredToken };

interface Ends {
  /** Milliseconds within which another tab answers, if there is one. */
  readonly patience: number;
  /** This tab's token. */
  readonly current: () => StoredToken | null;
  /** Another tab has this one. */
  readonly heard: (token: StoredToken) => void;
}

/** Hands the access token from tab to tab, so that only one of them asks the provider. */
export class OtherTabs {
  readonly #channel: BroadcastChannel | null;
  readonly #patience: number;
  readonly #waiting = new Set<(token: StoredToken) => void>();

  constructor(name: string, { patience, current, heard }: Ends) {
    this.#patience = patience;
    this.#channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
    if (this.#channel === null) return;
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.type === 'ask') {
        const token = current();
        if (token?.session === data.session) this.tell(token);
        return;
      }
      heard(data.token);
      for (const take of this.#waiting) take(data.token);
    };
  }

  tell(token: StoredToken): void {
    this.#channel?.postMessage({ type: 'have', token } satisfies Message);
  }

  /** The first token of this sign-in that another tab has and that is wanted; null when none is offered in time. */
  ask(session: string, isWanted: (token: StoredToken) => boolean): Promise<StoredToken | null> {
    if (this.#channel === null) return Promise.resolve(null);
    this.#channel.postMessage({ type: 'ask', session } satisfies Message);
    return new Promise((resolve) => {
      const take = (token: StoredToken) => token.session === session && isWanted(token) && finish(token);
      const late = setTimeout(() => finish(null), this.#patience);
      const finish = (token: StoredToken | null) => {
        clearTimeout(late);
        this.#waiting.delete(take);
        resolve(token);
      };
      this.#waiting.add(take);
    });
  }

  close(): void {
    this.#channel?.close();
  }
}
