import { quietStyles } from 'shared-ui/mail';
import { messageParts } from './message-parts';

/** Tags of the template and the parts of tables and lists, whose order tells what belongs together. */
const landmark = /\{\{[^{}]*\}\}|<(?:tr|td|th|li)\b/gi;

/**
 * What the rich editor cannot keep of a message, in words for its author; empty where it keeps everything.
 *
 * @param kept - the same message as the editor answers it
 */
export function lossesBetween(source: string, kept: string): readonly string[] {
  const before = messageParts(source);
  const after = messageParts(kept);
  const moved = isMovedByReading(source) ? [movedText] : [];
  if (moved.length === 0 && before.content === after.content) return [];
  const words = [
    ...moved,
    ...attributeWords(missing(before.attributes, after.attributes)),
    ...elementWords(missing(before.elements, after.elements)),
    ...(before.comments > 0 ? ['comments'] : []),
  ];
  return words.length === 0 ? ['the way in which some of its parts are nested'] : words;
}

const movedText = 'sections that begin or end between the rows of a table or list';

/** Text that stands where a table may hold none is moved out of it by every reader of HTML, browsers too. */
function isMovedByReading(source: string) {
  const { body } = new DOMParser().parseFromString(quietStyles(source), 'text/html');
  return landmarksOf(source) !== landmarksOf(body.innerHTML);
}

function landmarksOf(html: string) {
  const found = html.replaceAll('&amp;', '&').match(landmark) ?? [];
  return found.map((one) => one.toLowerCase()).join('');
}

/** The names that stand more often in the first than in the second. */
function missing(before: readonly string[], after: readonly string[]) {
  const count = (names: readonly string[], name: string) =>
    names.filter((one) => one === name).length;
  return [...new Set(before)].filter((name) => count(before, name) > count(after, name));
}

function attributeWords(names: readonly string[]) {
  const others = names.filter((name) => name !== 'style');
  return [
    ...(names.includes('style') ? ['inline styles'] : []),
    ...(others.length === 0 ? [] : [`attributes: ${others.join(', ')}`]),
  ];
}

function elementWords(names: readonly string[]) {
  return names.length === 0 ? [] : [`elements: ${names.map((name) => `<${name}>`).join(', ')}`];
}
