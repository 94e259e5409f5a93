import { isSignedIn } from '../kit/triggers.ts';

/**
 * Shows below the questions in `quiz` what the page would say that their form leads to; how many are right is told to
 * screen readers. Who is signed in asks with their token: questions behind a permission are explained to nobody else.
 *
 * @param failed what is said when it could not be asked; all answers stay
 * @returns how to end it
 */
export function explainInPlace(quiz: HTMLElement, failed: string): () => void {
  const place = quiz.querySelector<HTMLElement>('[data-explained]');
  const said = quiz.querySelector<HTMLElement>('[role=status]');
  // Answers may be sent again before the first are explained: the last ones count, whichever page comes last.
  let requests = 0;

  async function explain(form: HTMLFormElement, isLast: () => boolean): Promise<void> {
    const page = await explanationOf(form);
    if (!isLast()) return;
    const part = page.querySelector<HTMLElement>('[data-quiz-result]');
    if (!part) throw new Error('no explanation of these answers');
    for (const heading of part.querySelectorAll('h2')) lower(heading);
    place?.replaceChildren(...part.childNodes);
    if (said) said.textContent = page.querySelector('h1')?.textContent ?? '';
  }

  const answer = (event: Event) => {
    const form = event.target;
    // The form for a certificate comes with the explanations.
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-quiz]')) return;
    event.preventDefault();
    if (said) said.textContent = '';
    requests += 1;
    const own = requests;
    const isLast = () => own === requests;
    explain(form, isLast).catch((error: unknown) => {
      console.error(error);
      if (!isLast()) return;
      place?.replaceChildren();
      if (said) said.textContent = failed;
    });
  };
  quiz.addEventListener('submit', answer);
  return () => quiz.removeEventListener('submit', answer);
}

async function explanationOf(form: HTMLFormElement): Promise<Document> {
  const url = new URL(form.action);
  url.search = new URLSearchParams([...new FormData(form)] as [string, string][]).toString();
  const token = await tokenOfReader();
  const response = await fetch(url, { headers: token === null ? {} : { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

async function tokenOfReader(): Promise<string | null> {
  if (!isSignedIn()) return null;
  const { siteAuth } = await import('../../auth/site.ts');
  return (await siteAuth()).token();
}

/** They stand below the heading of the questions here. */
function lower(heading: HTMLElement): void {
  const lowered = document.createElement('h3');
  if (heading.lang) lowered.lang = heading.lang;
  lowered.append(...heading.childNodes);
  heading.replaceWith(lowered);
}
