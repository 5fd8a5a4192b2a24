import { quietStyle, quietStyles } from 'shared-ui/mail';

/** A normalised form of a message's HTML, for comparisons. */
export interface MessageParts {
  /** Text and structure; equal for messages with the same meaning. */
  content: string;
  /** Names of elements and attributes, with repetitions. */
  elements: string[];
  attributes: string[];
  comments: number;
}

/** Block elements; all others are marks on the text within. */
const blocks = new Set(
  `address article aside blockquote center div dl dt dd figure footer form h1 h2 h3 h4 h5 h6 header hr img li main nav ol
  p pre section table caption tr th td ul`.split(/\s+/),
);

/** Elements in which text is wrapped in `<p>`: the editor adds the paragraphs that HTML lets authors omit. */
const holdsParagraphs = new Set(['body', 'blockquote', 'li', 'td', 'th']);

/** Elements with the same meaning. */
const synonyms = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['strike', 's'],
  ['del', 's'],
]);

/** Elements that only group rows and columns. */
const transparent = new Set(['tbody', 'thead', 'tfoot', 'colgroup', 'col']);

/** Parses a message's HTML into its parts. */
export function messageParts(html: string): MessageParts {
  const { head, body } = new DOMParser().parseFromString(quietStyles(html), 'text/html');
  const parts: MessageParts = { content: '', elements: [], attributes: [], comments: 0 };
  for (const { localName } of head.children) parts.elements.push(localName);
  parts.content = contentOf(body, parts);
  return parts;
}

/** The content of a block element. */
function contentOf(parent: Element, parts: MessageParts): string {
  const pieces: string[] = [];
  let line: string[] = [];
  function endLine() {
    const text = trimmed(line.join(''));
    line = [];
    if (text === '') return;
    pieces.push(holdsParagraphs.has(parent.localName) ? `<p>${text}</p>` : text);
  }
  for (const node of flattened(parent, [], parts)) {
    if (typeof node === 'string') line.push(node);
    else {
      endLine();
      pieces.push(blockOf(node, parts));
    }
  }
  endLine();
  return pieces.join('');
}

function blockOf(element: Element, parts: MessageParts) {
  return `<${nameOf(element, parts)}>${contentOf(element, parts)}</${element.localName}>`;
}

/** Flattens inline elements to characters with their marks, sorted as their order has no meaning; keeps blocks. */
function flattened(
  parent: Element,
  marks: readonly string[],
  parts: MessageParts,
): (string | Element)[] {
  return [...parent.childNodes].flatMap((node): (string | Element)[] => {
    if (node instanceof Element) return flattenedElement(node, marks, parts);
    if (node.nodeType === Node.COMMENT_NODE) {
      parts.comments += 1;
      return ['<!---->'];
    }
    const text = (node.textContent ?? '').replace(/[ \t\r\n]+/g, ' ');
    return [...text].map((letter) => marked(letter, marks));
  });
}

function flattenedElement(element: Element, marks: readonly string[], parts: MessageParts) {
  const { localName } = element;
  if (blocks.has(localName)) return [element];
  if (transparent.has(localName)) {
    nameOf(element, parts);
    return flattened(element, marks, parts);
  }
  const name = nameOf(element, parts);
  return localName === 'br' ? ['\n'] : flattened(element, [...marks, name].toSorted(), parts);
}

/** Spaces drop their marks: they look alike under most, and the editor may move them between marks. */
function marked(letter: string, marks: readonly string[]) {
  return marks.length === 0 || letter === ' ' ? letter : `${letter}{${marks.join()}}`;
}

function trimmed(text: string) {
  return text
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/^ | $/g, '');
}

/** An element's name and attributes, without those that the editor adds. */
function nameOf(element: Element, parts: MessageParts) {
  const name = synonyms.get(element.localName) ?? element.localName;
  const attributes = [...element.attributes].filter((attribute) => !isAdded(name, attribute));
  if (!transparent.has(name)) parts.elements.push(name);
  parts.attributes.push(...attributes.map(({ name: key }) => (key === quietStyle ? 'style' : key)));
  return [name, ...attributes.map(({ name: key, value }) => `${key}=${value}`).toSorted()].join();
}

function isAdded(element: string, { name, value }: Attr) {
  if (element === 'a') return name === 'target' || name === 'rel' || (name === 'class' && !value);
  if (name === 'colspan' || name === 'rowspan') return value === '1';
  return (
    name === quietStyle &&
    /^(?:min-)?width: ?\d+px;?$/.test(value) &&
    /^(?:table|col)$/.test(element)
  );
}
