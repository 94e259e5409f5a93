/**
 * The filters, orders and pages of a list show what they find without loading the page anew: the same address is asked
 * for, and its `<main>` takes the place of the one that is there. The field that has the focus keeps it, the count is
 * told to screen readers, the address stands in the history. When anything fails the browser goes there by itself.
 */

const formsThatRefine = 'form[data-refine]';
const counts = '[data-count]';
/** Parts of the filters that may be folded. */
const foldable = `details:has(> ${formsThatRefine}), ${formsThatRefine} details`;

/** @param wake brings to life what a page is made of that came later */
export function refineInPlace(wake: (root: ParentNode) => void): void {
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);
  let latest = new AbortController();
  let shown = location.pathname + location.search;

  async function show(url: URL, isBack = false): Promise<void> {
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    const main = mainOf(document);
    const before = typedIn(document.activeElement);
    main.ariaBusy = 'true';
    try {
      const response = await fetch(url, { signal, headers: { accept: 'text/html' } });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      signal.throwIfAborted();
      const next = mainOf(page);
      if (!isBack) history.pushState(null, '', response.url + url.hash);
      shown = location.pathname + location.search;
      document.title = page.title;
      leadElsewhere(page);
      for (const [at, details] of main.querySelectorAll<HTMLDetailsElement>(foldable).entries())
        next.querySelectorAll<HTMLDetailsElement>(foldable)[at]?.toggleAttribute('open', details.open);
      const focus = restoreFocusLater(main, next, before);
      main.replaceWith(next);
      wake(next);
      focus();
      if (url.hash) document.getElementById(url.hash.slice(1))?.scrollIntoView();
      status.textContent = next.querySelector(counts)?.textContent ?? '';
    } catch {
      if (!signal.aborted) location.assign(url);
    }
  }

  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches(formsThatRefine)) return;
    event.preventDefault();
    void show(addressOf(form));
  });
  addEventListener('change', ({ target }) => {
    // Words are sent by the Enter key or the button.
    if (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)) return;
    const form = target instanceof Element && target.closest<HTMLFormElement>(formsThatRefine);
    if (form) void show(addressOf(form));
  });
  addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('main a[href]');
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname !== location.pathname) return;
    if (url.search === location.search || link.target || link.dataset.account) return;
    event.preventDefault();
    void show(url);
  });
  addEventListener('popstate', () => {
    if (location.pathname + location.search !== shown) void show(new URL(location.href), true);
  });
}

function mainOf(page: Document): HTMLElement {
  const main = page.querySelector('main');
  if (!main?.querySelector(formsThatRefine)) throw new Error('no list with filters');
  return main;
}

/** Where a form leads: its fields that say something. */
function addressOf(form: HTMLFormElement): URL {
  const url = new URL(form.action);
  const filled = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][];
  url.search = new URLSearchParams(filled).toString();
  return url;
}

/** The same page in other languages. */
function leadElsewhere(page: Document): void {
  const links = (of: Document) => of.querySelectorAll<HTMLAnchorElement>('a[hreflang]');
  const now = links(document);
  for (const [at, link] of links(page).entries())
    now[at]?.setAttribute('href', link.getAttribute('href') ?? '');
}

const typedIn = (field: Element | null) => (field instanceof HTMLInputElement ? field.value : null);

/**
 * Returns how to focus, in the page that comes, what has the focus in the one that is there, with what was typed in it
 * meanwhile; what is gone leaves it to the count.
 *
 * @param before what the field held when the page was asked for
 */
function restoreFocusLater(main: HTMLElement, next: HTMLElement, before: string | null): () => void {
  const { activeElement: active } = document;
  if (!active || !main.contains(active)) return () => {};
  const buttons = (of: HTMLElement) => [...of.querySelectorAll<HTMLElement>(`${formsThatRefine} button`)];
  const same = active.id
    ? next.querySelector<HTMLElement>(`#${CSS.escape(active.id)}`)
    : buttons(next)[buttons(main).indexOf(active as HTMLElement)];
  return () => {
    const typed = typedIn(active);
    if (same instanceof HTMLInputElement && typed !== null && typed !== before) same.value = typed;
    const target = same ?? next.querySelector<HTMLElement>(counts);
    if (!same && target) target.tabIndex = -1;
    target?.focus({ preventScroll: same !== undefined && same !== null });
  };
}
