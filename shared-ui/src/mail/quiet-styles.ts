const tagStart = /<[a-z]/gi;
const styleName = /\sstyle(?=\s*=)/gi;

/** What a style attribute is called after `quietStyles`. */
export const quietStyle = 'data-style';

/**
 * HTML whose style attributes have another name, which no browser applies: merely reading the original breaks a page's
 * policy against inline styles, and the browser says so.
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
