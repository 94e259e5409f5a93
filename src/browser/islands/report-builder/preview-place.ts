/** Where the report stands that a page shows; null on a page without one. */
export const previewPlace = () => document.querySelector<HTMLElement>('#report-preview');

/** Says whether another report is on its way to where this one stands. */
export function setBusy(isBusy: boolean): void {
  const place = previewPlace();
  place?.setAttribute('aria-busy', String(isBusy));
  if (!isBusy) place?.dispatchEvent(new Event('settled'));
}

/** Waits until what was chosen last is shown, or was refused. */
export async function whenSettled(): Promise<void> {
  const place = previewPlace();
  if (place?.getAttribute('aria-busy') !== 'true') return;
  await new Promise((settled) => place.addEventListener('settled', settled, { once: true }));
}
