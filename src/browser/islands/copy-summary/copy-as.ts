/**
 * Puts a text into the clipboard in several formats, as they are: `navigator.clipboard.write` has the browser parse HTML as
 * a part of the page first, whose policy forbids the styles that a mail needs.
 *
 * @returns whether the browser has taken it
 */
export function copyAs(formats: Readonly<Record<string, string>>): boolean {
  let isTaken = false;
  const give = (event: ClipboardEvent) => {
    for (const [type, text] of Object.entries(formats)) event.clipboardData?.setData(type, text);
    event.preventDefault();
    isTaken = event.clipboardData !== null;
  };
  document.addEventListener('copy', give, { once: true });
  try {
    return document.execCommand('copy') && isTaken;
  } finally {
    document.removeEventListener('copy', give);
  }
}
