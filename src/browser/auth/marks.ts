/**
 * Runs before a page is drawn: marks `<html>` for those who are signed in, so that nothing flashes or moves. It says
 * what this browser believes, and protects nothing. It stands after `<meta name="chancery:auth">`.
 */
function mark(): void {
  let isSignedIn = false;
  try {
    const meta = document.querySelector<HTMLMetaElement>('[name="chancery:auth"]');
    const { audience } = JSON.parse(meta?.content ?? '');
    isSignedIn = localStorage.getItem(`${audience}:authenticated`) === 'true';
  } catch {
    // No provider, or storage is refused: nobody is marked.
  }
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
}

mark();
for (const moment of ['pageshow', 'storage']) addEventListener(moment, mark);
