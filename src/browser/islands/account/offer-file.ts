/** Hands a file to the reader that was made in their browser. */
export function offerFile(name: string, type: string, content: string): void {
  offerBytes(name, new Blob([content], { type: `${type};charset=utf-8` }));
}

/** Hands bytes to the reader as a file. */
export function offerBytes(name: string, bytes: Blob): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
