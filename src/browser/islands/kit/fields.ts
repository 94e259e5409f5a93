type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers what is typed and chosen in `marker` and which field has the focus; the returned function puts back
 * what hydration changed and tells React of every field that a reader had filled in.
 */
export function keepFields(marker: Element): () => void {
  const focused = document.activeElement;
  const typed = [...marker.querySelectorAll<Field>('input, textarea, select')]
    .filter(isFilledIn)
    .map((field) => ({ field, value: field.value, checked: isTicked(field) }));
  return () => {
    for (const { field, value, checked } of typed) {
      if (field instanceof HTMLInputElement && checked !== null) {
        if (field.checked !== checked) field.click();
        continue;
      }
      if (field.value !== value) setValue(field, value);
      field.dispatchEvent(
        new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      );
    }
    // Who has gone on by keyboard meanwhile stays there.
    const isLost = document.activeElement === document.body;
    if (isLost && focused instanceof HTMLElement && marker.contains(focused))
      focused.focus({ preventScroll: true });
  };
}

function isFilledIn(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (isTicked(field) !== null)
    return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
  return field.value !== field.defaultValue;
}

/** Null for fields that cannot be ticked. */
function isTicked(field: Field): boolean | null {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
    ? field.checked
    : null;
}

/** React replaces a field's `value` property to watch it; the prototype's setter leaves that unaware, as typing does. */
function setValue(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
}
