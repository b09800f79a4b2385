/** Hands something that was made here, in the page, to the browser to be saved under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers may begin to read only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
