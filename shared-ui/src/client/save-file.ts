/** Milliseconds until the object URL is revoked: enough for the browser to start the download. */
const revokeAfter = 60_000;

/** Saves a file through the browser's downloads. */
export function saveFile(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfter);
}
