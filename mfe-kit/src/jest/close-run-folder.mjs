/** Removes what `run-folder.mjs` opened. */
export default function closeRunFolder() {
  return globalThis.closeRunFolder();
}
