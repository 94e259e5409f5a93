import { forgetPage, keepPage } from './pages-saved-here.ts';

/** The page that a save button stands on, as this browser keeps it. */
export function saveInBrowser(id: string, isSaved: boolean): void {
  if (!isSaved) {
    forgetPage(id);
    return;
  }
  const title = document.querySelector('h1')?.innerText ?? document.title;
  keepPage({ id, title: title.replaceAll(/\s+/g, ' '), url: location.pathname });
}
