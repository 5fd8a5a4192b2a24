/** An allowed SVG element; attributes have React's names. */
export interface PictureElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (PictureElement | string)[];
}

const longest = 400_000;
const deepest = 20;

const elements = new Set(
  'svg g path line polyline polygon rect circle ellipse text tspan'.split(' '),
);

const numbers = /^[-+.,\d\seE%]*$/;
const word = /^[a-z][a-z -]*$/i;
const paint = /^(?:none|currentColor|#[\da-f]{3,8}|rgb\([\d\s,.%]+\))$/i;

/** The allowed values of each attribute. All others are dropped: styles, ids, addresses, event handlers. */
const attributes: Readonly<Record<string, RegExp>> = {
  viewBox: numbers,
  transform: /^(?:(?:matrix|translate|rotate|scale)\([-+.,\d\seE]*\)\s*)*$/,
  d: /^[MLHVCSQTAZmlhvcsqtaz\d\s.,eE+-]*$/,
  class: /^match$/,
  fill: paint,
  stroke: paint,
  'font-family': /^[\w\s,'-]*$/,
  ...namesFor(numbers, 'x y x1 y1 x2 y2 dx dy cx cy r rx ry points width height opacity'),
  ...namesFor(numbers, 'stroke-width stroke-opacity stroke-dasharray fill-opacity font-size'),
  ...namesFor(word, 'stroke-linecap stroke-linejoin text-anchor dominant-baseline font-style'),
  ...namesFor(word, 'fill-rule'),
  'font-weight': /^(?:normal|bold|\d{3})$/,
};

function namesFor(values: RegExp, names: string) {
  return Object.fromEntries(names.split(' ').map((name) => [name, values]));
}

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  children: (PictureElement | string)[];
  isAllowed: boolean;
}

const token = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const attribute = /\s+([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy;

/**
 * Parses an SVG picture of shapes and labels. Elements that are not listed above are dropped with their content;
 * returns `undefined` for a text that is not such a picture. A parser of our own, because servers have none and a
 * browser's reads more than it should.
 */
export function readPicture(svg: string): PictureElement | undefined {
  if (svg.length > longest) return undefined;
  const text = svg.trim();
  const root: OpenElement = { name: '', attributes: {}, children: [], isAllowed: true };
  const open = [root];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    const parent = open.at(-1);
    if (found === null || parent === undefined || open.length > deepest) return undefined;
    const [, slash, name, written = '', end, words] = found;
    if (name === undefined) addText(parent, words ?? '');
    else if (slash === '/') {
      if (open.length === 1 || parent.name !== name) return undefined;
      open.pop();
    } else {
      const child = elementOf(name, written);
      if (child.isAllowed) parent.children.push(child);
      if (end !== '/') open.push(child);
    }
  }
  const [picture, ...others] = root.children;
  if (open.length > 1 || others.length > 0 || typeof picture !== 'object') return undefined;
  return picture.name === 'svg' && 'viewBox' in picture.attributes ? picture : undefined;
}

function elementOf(name: string, written: string): OpenElement {
  return { name, attributes: attributesOf(written), children: [], isAllowed: elements.has(name) };
}

function addText({ name, children }: OpenElement, words: string) {
  if (name === 'text' || name === 'tspan') children.push(plainText(words));
}

function attributesOf(written: string) {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single] of written.matchAll(attribute)) {
    const value = plainText(double ?? single ?? '');
    if (Object.hasOwn(attributes, name) && attributes[name]?.test(value) === true)
      found[reactName(name)] = value;
  }
  return found;
}

function reactName(name: string) {
  if (name === 'class') return 'className';
  return name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function plainText(text: string) {
  return text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
