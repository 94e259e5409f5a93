import { readProgress } from './read-progress.ts';

/**
 * Has the browser save a file that is still being made.
 *
 * @throws ReportRefused or Error when it was not made
 */
export async function takeFile({ body }: Response, onProgress: (share: number) => void): Promise<void> {
  if (!body) throw new Error('The answer has no body.');
  const { name, bytes } = await readProgress(body, onProgress);
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
