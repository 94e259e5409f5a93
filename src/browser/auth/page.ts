/** What the wrapper needs of the browser's window; tests give their own. */
export interface Page {
  /** Where it is. */
  readonly address: URL;
  /** Leaves for another address. */
  go(address: string): void;
  /** Shows another address for this page without loading anything. */
  rename(address: string): void;
  /** Loads the page again. */
  reload(): void;
  /** @returns what ends the listening */
  listen<T extends keyof PageEvents>(type: T, listener: (event: PageEvents[T]) => void): () => void;
  /** A hidden frame; `close` removes it. */
  openFrame(address: string): OtherWindow;
  /** An empty window; null when the browser lets none open. */
  openPopup(size: { readonly width: number; readonly height: number }): OtherWindow | null;
}

export interface PageEvents {
  readonly storage: Pick<StorageEvent, 'key' | 'newValue'>;
  readonly message: Pick<MessageEvent, 'data' | 'origin' | 'source'>;
  readonly pagehide: unknown;
  readonly pageshow: Pick<PageTransitionEvent, 'persisted'>;
  readonly online: unknown;
}

export interface OtherWindow {
  /** The `source` of its messages. */
  readonly source: unknown;
  readonly isClosed: boolean;
  go(address: string): void;
  close(): void;
}

export const browserPage: Page = {
  get address() {
    return new URL(location.href);
  },
  go: (address) => location.assign(address),
  rename: (address) => history.replaceState(history.state, '', address),
  reload: () => location.reload(),
  listen(type, listener) {
    const heard = listener as unknown as EventListener;
    addEventListener(type, heard);
    return () => removeEventListener(type, heard);
  },
  openFrame(address) {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.src = address;
    document.body.append(frame);
    return {
      source: frame.contentWindow,
      get isClosed() {
        return !frame.isConnected;
      },
      go: (next) => {
        frame.src = next;
      },
      close: () => frame.remove(),
    };
  },
  openPopup({ width, height }) {
    const left = Math.max(0, screenX + (outerWidth - width) / 2);
    const top = Math.max(0, screenY + (outerHeight - height) / 2);
    const opened = open(
      'about:blank',
      '_blank',
      `popup,width=${width},height=${height},left=${left},top=${top}`,
    );
    if (opened === null) return null;
    return {
      source: opened,
      get isClosed() {
        return opened.closed;
      },
      go: (next) => opened.location.replace(next),
      close: () => opened.close(),
    };
  },
};
