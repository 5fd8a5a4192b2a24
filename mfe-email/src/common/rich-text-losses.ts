import { t } from '@lingui/core/macro';
import { quietStyles } from 'shared-ui/mail';
import { messageParts } from './message-parts';

/** Template tags, and rows, cells and list items, whose relative order must survive parsing. */
const landmark = /\{\{[^{}]*\}\}|<(?:tr|td|th|li)\b/gi;

/**
 * Describes for the author what the rich editor would lose of a message; empty if nothing.
 *
 * @param result - the same message after a round trip through the editor
 */
export function lossesBetween(source: string, result: string): readonly string[] {
  const before = messageParts(source);
  const after = messageParts(result);
  const moved = isMovedByReading(source) ? [movedText()] : [];
  if (moved.length === 0 && before.content === after.content) return [];
  const words = [
    ...moved,
    ...attributeWords(missing(before.attributes, after.attributes)),
    ...elementWords(missing(before.elements, after.elements)),
    ...(before.comments > 0 ? [t`comments`] : []),
  ];
  return words.length === 0 ? [t`the way in which some of its parts are nested`] : words;
}

function movedText() {
  return t`sections that begin or end between the rows of a table or list`;
}

/** HTML parsers, browsers included, move text out of tables where it is not allowed (foster parenting). */
function isMovedByReading(source: string) {
  const { body } = new DOMParser().parseFromString(quietStyles(source), 'text/html');
  return landmarksOf(source) !== landmarksOf(body.innerHTML);
}

function landmarksOf(html: string) {
  const found = html.replaceAll('&amp;', '&').match(landmark) ?? [];
  return found.map((one) => one.toLowerCase()).join('');
}

/** The names that occur more often in `before` than in `after`. */
function missing(before: readonly string[], after: readonly string[]) {
  const count = (names: readonly string[], name: string) =>
    names.filter((one) => one === name).length;
  return [...new Set(before)].filter((name) => count(before, name) > count(after, name));
}

function attributeWords(names: readonly string[]) {
  const others = names.filter((name) => name !== 'style');
  return [
    ...(names.includes('style') ? [t`inline styles`] : []),
    ...(others.length === 0 ? [] : [t`attributes: ${{ names: others.join(', ') }}`]),
  ];
}

function elementWords(names: readonly string[]) {
  const tags = names.map((name) => `<${name}>`).join(', ');
  return names.length === 0 ? [] : [t`elements: ${tags}`];
}
