import { quietStyle, quietStyles } from 'shared-ui/mail';

/** What a message is made of, apart from how its HTML is spelt. */
export interface MessageParts {
  /** Its text and structure; equal for messages that mean the same. */
  content: string;
  /** The names of its elements and attributes, as often as they stand there. */
  elements: string[];
  attributes: string[];
  comments: number;
}

/** Elements that stand for themselves; all others mark the text within them. */
const blocks = new Set(
  `address article aside blockquote center div dl dt dd figure footer form h1 h2 h3 h4 h5 h6 header hr img li main nav ol
  p pre section table caption tr th td ul`.split(/\s+/),
);

/** Those that hold text only within paragraphs: the editor writes what HTML lets one leave out. */
const holdsParagraphs = new Set(['body', 'blockquote', 'li', 'td', 'th']);

/** Two names for one meaning. */
const synonyms = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['strike', 's'],
  ['del', 's'],
]);

/** Elements that only group the rows and columns around them. */
const transparent = new Set(['tbody', 'thead', 'tfoot', 'colgroup', 'col']);

/** Reads the parts of a message's HTML. */
export function messageParts(html: string): MessageParts {
  const { head, body } = new DOMParser().parseFromString(quietStyles(html), 'text/html');
  const parts: MessageParts = { content: '', elements: [], attributes: [], comments: 0 };
  for (const { localName } of head.children) parts.elements.push(localName);
  parts.content = contentOf(body, parts);
  return parts;
}

/** The content of an element that stands for itself. */
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

/** Text with its marks, in their alphabet as their order means nothing, and the blocks between. */
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

/** A space looks alike under most marks, and the editor may move it from one to the next. */
function marked(letter: string, marks: readonly string[]) {
  return marks.length === 0 || letter === ' ' ? letter : `${letter}{${marks.join()}}`;
}

function trimmed(text: string) {
  return text
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/^ | $/g, '');
}

/** An element's name with its attributes, but for those that the editor adds by itself. */
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
