/** Long enough for the browser to have begun with the file. */
const kept = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(address), kept);
}
