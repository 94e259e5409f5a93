/**
 * Hears of what fails in the page; what tells it is loaded by the first failure. Pages load this only where the
 * settings name somebody who is told.
 */
const tell = async (failure: unknown) => {
  // Where it lies says the document: imported by its name, it would bring a file with it that every page would load.
  const teller = document.querySelector<HTMLMetaElement>('meta[name="chancery:teller"]')?.content;
  try {
    const loaded: typeof import('./tell-error.ts') = await import(/* @vite-ignore */ teller ?? '');
    loaded.tellError(failure);
  } catch {
    // Not even our own files come: there is nobody to tell it.
  }
};

addEventListener('error', ({ error, message }) => tell(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => tell(reason));
