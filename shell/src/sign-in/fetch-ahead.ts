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
  const start = () => {
    for (const file of files) {
      // The sign-in fetches what is missing, and reports it.
      fetch(`${folder}${file}`, { priority: 'low' }).catch(() => undefined);
    }
  };
  if (page.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
