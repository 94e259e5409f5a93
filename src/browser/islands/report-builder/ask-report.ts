import { siteAuth } from '../../auth/site.ts';

/** What is asked of the maker of reports. */
export interface ReportWish {
  readonly service: string;
  readonly locale: string;
  readonly search: string;
  /** `html`: its preview. */
  readonly format: 'html' | 'docx' | 'xlsx' | 'csv' | 'json';
}

/** Why there is no report. */
export class ReportRefused extends Error {
  override readonly name = 'ReportRefused';
  readonly status: number;
  /** In the reader's language; empty where the server said nothing for readers. */
  readonly words: string;

  constructor(status: number, words: string) {
    super(`The report was refused: ${status}`);
    this.status = status;
    this.words = words;
  }
}

/**
 * Asks for a report in the name of who is signed in, or of nobody. What is private goes in the body: addresses are kept
 * and logged.
 *
 * @throws ReportRefused; DOMException when the signal ends it; TypeError when nobody answers
 */
export async function askReport(wish: ReportWish, signal: AbortSignal): Promise<Response> {
  const body = new URLSearchParams({ ...wish, ...coverFields() });
  return askFor('/reports', { body, signal });
}

/**
 * Asks at an address for something that takes its time.
 *
 * @throws as `askReport`
 */
export async function askFor(address: string, posting: Posting): Promise<Response> {
  const response = await postAsReader(address, { ...posting, headers: { accept: progressType } });
  if (response.ok) return response;
  const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
  throw new ReportRefused(response.status, response.status === 403 ? message : '');
}

interface Posting {
  readonly body: URLSearchParams;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** POSTs in the name of who is signed in, or of nobody; once more with another token where this one is refused. */
export async function postAsReader(address: string, posting: Posting): Promise<Response> {
  const auth = 'signedIn' in document.documentElement.dataset ? await siteAuth() : null;
  const token = (await auth?.token()) ?? null;
  const send = (bearer: string | null) =>
    fetch(address, {
      method: 'POST',
      ...posting,
      headers: { ...posting.headers, ...(bearer !== null && { authorization: `Bearer ${bearer}` }) },
    });
  const response = await send(token);
  return response.status === 401 && auth && token !== null ? send(await auth.instead(token)) : response;
}

/** Lines of how far it is, a line about the file, and the file. */
const progressType = 'application/vnd.chancery.report';

/** The fields of the title page stand in the report itself. */
function coverFields(): { title: string; matter: string; note: string } {
  const value = (id: string) =>
    document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${id}`)?.value ?? '';
  return { title: value('report-title'), matter: value('report-matter'), note: value('report-note') };
}
