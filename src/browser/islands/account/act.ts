import { siteAuth } from '../../auth/site.ts';
import { forgetDrafts } from './drafts.ts';
import { here, pageLocale } from './page-language.ts';
import { forgetAccountIds } from './pages-saved-here.ts';
import { saveInBrowser } from './save-in-browser.ts';
import { signIn } from './sign-in.ts';
import { savingTextsFor } from './texts.ts';

const acts: Readonly<Record<string, (control: HTMLElement) => Promise<void>>> = {
  'sign-in': signIn,
  'sign-out': signOut,
  save,
};

/** Does what a control with `data-account` says. Loaded by the first click on one. */
export async function act(control: HTMLElement): Promise<void> {
  await acts[control.dataset.account ?? '']?.(control);
}

async function signOut(): Promise<void> {
  forgetAccountIds();
  forgetDrafts();
  try {
    await (await siteAuth()).signOut();
  } catch (error) {
    // Here they are signed out all the same.
    console.error(error);
    location.assign('/');
  }
}

/** Milliseconds for which the words below a save button stay. */
const shownFor = 8_000;
let hiding: ReturnType<typeof setTimeout> | undefined;

async function save(button: HTMLElement): Promise<void> {
  const { record = '' } = button.dataset;
  const isSaved = button.ariaPressed !== 'true';
  const isSignedIn = document.documentElement.hasAttribute('data-signed-in');
  const texts = await savingTextsFor(pageLocale());
  const status = button.parentElement?.querySelector('[role=status]');
  button.ariaPressed = String(isSaved);
  let words: (Node | string)[] = [isSaved ? (isSignedIn ? texts.saved : texts.kept) : texts.removed];
  if (isSaved && !isSignedIn) words.push(' ', linkToSignIn(texts.keptNext));
  try {
    if (isSignedIn) await saveAsSignedIn(record, isSaved);
    else saveInBrowser(record, isSaved);
  } catch (error) {
    console.error(error);
    button.ariaPressed = String(!isSaved);
    words = [texts.failed];
  }
  if (!status) return;
  status.replaceChildren(...words);
  hideLater(status);
}

/** What asks the site's API is loaded for those who are signed in alone. @throws AskError */
async function saveAsSignedIn(record: string, isSaved: boolean): Promise<void> {
  const { removeFromAccount, saveInAccount } = await import('./saving.ts');
  await (isSaved ? saveInAccount : removeFromAccount)(record);
}

/** Not under the pointer or the focus of somebody who means to follow the link. */
function hideLater(status: Element): void {
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    if (status.matches(':hover, :focus-within')) hideLater(status);
    else status.replaceChildren();
  }, shownFor);
}

function linkToSignIn(text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = here('/auth/profile');
  link.dataset.account = 'sign-in';
  link.textContent = text;
  return link;
}
