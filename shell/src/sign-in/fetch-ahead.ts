import { panelFilesId } from '../document/element-ids';

/**
 * Fetches the panel's files into the browser's cache once the page has loaded. A `prefetch` link would need a policy of
 * its own: Firefox applies `default-src` to it, and a `preload` is reported as unused while one types.
 *
 * @param folder - the address that the files are relative to
 */
export function fetchAhead(page: Document, folder: string): void {
  const files: unknown = JSON.parse(page.getElementById(panelFilesId)?.textContent ?? '[]');
  if (!Array.isArray(files)) return;
  const start = () => void fetchInTurn(files.map((file) => `${folder}${file}`));
  if (page.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/**
 * Fetches one file after the other and reads each response fully: an unread response keeps its connection open, and the
 * sign-in needs connections.
 */
async function fetchInTurn(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    try {
      const answer = await fetch(address, { priority: 'low' });
      await answer.arrayBuffer();
    } catch {
      // The sign-in fetches what is missing, and reports it.
      return;
    }
  }
}
