const tagStart = /<[a-z]/gi;
const styleName = /\sstyle(?=\s*=)/gi;

/** The attribute that `quietStyles` renames `style` to. */
export const quietStyle = 'data-style';

/**
 * Renames the style attributes of HTML: merely parsing the original violates a page's policy against inline styles, and
 * the browser reports it.
 */
export function quietStyles(html: string): string {
  let quiet = '';
  let place = 0;
  for (const { index } of html.matchAll(tagStart)) {
    if (index < place) continue;
    const end = html.indexOf('>', index);
    if (end < 0) break;
    quiet += html.slice(place, index) + html.slice(index, end).replace(styleName, ` ${quietStyle}`);
    place = end;
  }
  return quiet + html.slice(place);
}
