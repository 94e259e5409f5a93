import type { AuthProvider } from '../auth-provider.ts';
import type { OtherWindow, Page, PageEvents } from '../page.ts';
import type { AuthStorage } from '../storage/auth-storage.ts';
import { LocalStorage } from '../storage/local-storage.ts';

/** A storage area as browsers have it, in memory. */
export class TestArea {
  readonly #entries = new Map<string, string>();
  readonly #changed: (key: string, newValue: string | null) => void;

  constructor(changed: (key: string, newValue: string | null) => void = () => undefined) {
    this.#changed = changed;
  }

  get length(): number {
    return this.#entries.size;
  }

  get keys(): readonly string[] {
    return [...this.#entries.keys()];
  }

  key(index: number): string | null {
    return this.keys[index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const isNew = this.#entries.get(key) !== value;
    this.#entries.set(key, value);
    if (isNew) this.#changed(key, value);
  }

  removeItem(key: string): void {
    if (this.#entries.delete(key)) this.#changed(key, null);
  }
}

/** What opens in a frame or a popup: who answers, and what; undefined: nobody ever does. */
export type WindowContent = (address: URL) => Promise<{ origin: string; data: unknown } | undefined>;

/** One page of a browser, as the wrapper sees it. */
export class TestPage implements Page {
  address: URL;
  /** Where the page was led. */
  readonly visits: string[] = [];
  readonly windows: (OtherWindow & { readonly address: string })[] = [];
  reloads = 0;
  popupsAreBlocked = false;
  popupSize: unknown = null;
  content: WindowContent = async () => undefined;
  readonly #listeners = new Map<string, Set<(event: never) => void>>();
  #isDeaf = false;

  constructor(address: string) {
    this.address = new URL(address);
  }

  go(address: string): void {
    this.visits.push(address);
  }

  rename(address: string): void {
    this.address = new URL(address);
  }

  reload(): void {
    this.reloads += 1;
  }

  listen<T extends keyof PageEvents>(type: T, listener: (event: PageEvents[T]) => void): () => void {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** As in the back-forward cache: no event arrives. @returns what ends that */
  deafen(): () => void {
    this.#isDeaf = true;
    return () => {
      this.#isDeaf = false;
    };
  }

  raise<T extends keyof PageEvents>(type: T, event: PageEvents[T]): void {
    if (this.#isDeaf) return;
    for (const listener of this.#listeners.get(type) ?? []) listener(event as never);
  }

  openFrame(address: string): OtherWindow {
    return this.#open(address);
  }

  openPopup(size: unknown): OtherWindow | null {
    this.popupSize = size;
    return this.popupsAreBlocked ? null : this.#open('about:blank');
  }

  #open(first: string) {
    let isClosed = false;
    let address = first;
    const source = {} as Window;
    const show = (next: string) => {
      address = next;
      if (next === 'about:blank') return;
      this.content(new URL(next)).then(
        (message) => message && !isClosed && this.raise('message', { ...message, source }),
      );
    };
    const opened = {
      source,
      get address() {
        return address;
      },
      get isClosed() {
        return isClosed;
      },
      go: show,
      close: () => {
        isClosed = true;
      },
    };
    this.windows.push(opened);
    queueMicrotask(() => show(first));
    return opened;
  }
}

export interface Tab {
  readonly page: TestPage;
  readonly tabStorage: AuthStorage;
  /** For `authProvider`. */
  readonly Storage: AuthProvider['Storage'];
}

/** Tabs that share local storage, and hear of one another's changes by storage events. */
export class TestBrowser {
  readonly #pages = new Set<TestPage>();
  #writer: TestPage | null = null;
  readonly local = new TestArea((key, newValue) => {
    for (const page of this.#pages) if (page !== this.#writer) page.raise('storage', { key, newValue });
  });

  /** @param session a tab's session storage, to go on in the same tab */
  open(
    address = 'https://site.example/people',
    session = new TestArea(),
  ): Tab & { readonly session: TestArea } {
    const page = new TestPage(address);
    this.#pages.add(page);
    const writing = (area: TestArea) => ({
      get length() {
        return area.length;
      },
      key: (index: number) => area.key(index),
      getItem: (key: string) => area.getItem(key),
      setItem: (key: string, value: string) => this.#as(page, () => area.setItem(key, value)),
      removeItem: (key: string) => this.#as(page, () => area.removeItem(key)),
    });
    const local = writing(this.local);
    class Storage extends LocalStorage {
      constructor() {
        super(() => local);
      }
    }
    return { page, session, tabStorage: new LocalStorage(() => session), Storage };
  }

  close({ page }: Pick<Tab, 'page'>): void {
    this.#pages.delete(page);
  }

  #as(page: TestPage, act: () => void): void {
    this.#writer = page;
    act();
    this.#writer = null;
  }
}
