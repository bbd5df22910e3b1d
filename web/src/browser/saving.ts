/** Lets the browser keep something as a file. */
export function save(words: Blob, name: string): void {
  const address = URL.createObjectURL(words);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
