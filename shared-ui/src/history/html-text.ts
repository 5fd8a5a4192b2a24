const blocks = /<\/(?:p|h[1-6]|li|tr|blockquote)>|<br\s*\/?>/gi;
const cells = /<\/t[dh]>/gi;

/** The text of HTML, one line per block or table row. Nothing in it is run or loaded. */
export function htmlText(html: string) {
  const lined = html.replace(blocks, (tag) => `${tag}\n`).replace(cells, (tag) => `${tag} `);
  const { body } = new DOMParser().parseFromString(lined, 'text/html');
  return (body.textContent ?? '').trim();
}
