const blocks = /<\/(?:p|h[1-6]|li|tr|blockquote)>|<br\s*\/?>/gi;

/** The words of formatted text, a line for each block. Nothing of it is run or loaded. */
export function htmlText(html: string) {
  const lined = html.replace(blocks, (tag) => `${tag}\n`);
  const { body } = new DOMParser().parseFromString(lined, 'text/html');
  return (body.textContent ?? '').trim();
}
