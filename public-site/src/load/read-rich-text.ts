import type { RichElement, RichNode } from '../common/rich-node';
import { localLink } from '../language/addresses';
import { levelHeadings, placeNodes } from './place-nodes';
import { srcSetOf } from './picture-of';

const plainElements =
  'p br hr h2 h3 h4 blockquote pre code ul ol li strong em u s sub sup table thead tbody tr';

/** Attributes by element; unlisted elements are dropped, and their text is kept. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(plainElements.split(' ').map((tag) => [tag, []])),
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};
const empty = new Set(['br', 'hr', 'img']);
const dropped = new Set(['script', 'style']);
const deepest = 40;

interface Reading {
  /** The level of the text's largest headings: one below the heading above the text. */
  firstHeading?: 2 | 3;
}

/**
 * Parses rich text to a tree of allow-listed elements, which React renders: no HTML of staff reaches a page. The input
 * is what the API's sanitiser writes, where every tag is complete and every `<` of a text is an entity; an unclosed tag
 * is closed with its parent. Elements are placed where HTML allows them, so that the browser's DOM matches, and
 * pictures come from the media library only.
 */
export function readRichText(html: string | null, { firstHeading = 3 }: Reading = {}): RichNode[] {
  return levelHeadings(placeNodes(allowedNodes(html ?? '')), firstHeading);
}

function allowedNodes(html: string): RichNode[] {
  const root: OpenElement = { tag: '', children: [] };
  const open = [root];
  for (const [token, text, end, start, attributes = ''] of html.matchAll(tokens)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) {
      if (!dropped.has(parent.tag)) parent.children.push(decoded(text));
    } else if (end !== undefined) {
      close(open, end.toLowerCase());
    } else if (start !== undefined) {
      begin(open, { tag: start.toLowerCase(), attributes, isWhole: token.endsWith('/>') });
    }
  }
  return root.children.flatMap(allowedOnly);
}

const tokens =
  /([^<]+)|<\/([a-z][a-z0-9]*)\s*>|<([a-z][a-z0-9]*)((?:\s+[^<>"'=\s]+(?:="[^"]*")?)*)\s*\/?>|</gi;

interface OpenElement extends RichElement {
  children: RichNode[];
}

function begin(
  open: OpenElement[],
  { tag, attributes, isWhole }: { tag: string; attributes: string; isWhole: boolean },
): void {
  const element: OpenElement = { tag, children: [], attributes: attributesOf(tag, attributes) };
  open.at(-1)?.children.push(element);
  if (!isWhole && !empty.has(tag) && open.length < deepest) open.push(element);
}

function close(open: OpenElement[], tag: string): void {
  const index = open.findLastIndex((element) => element.tag === tag);
  if (index > 0) open.length = index;
}

function allowedOnly(node: RichNode): RichNode[] {
  if (typeof node === 'string') return [node];
  if (dropped.has(node.tag)) return [];
  const children = node.children.flatMap(allowedOnly);
  if (!Object.hasOwn(allowed, node.tag)) return children;
  return node.tag === 'img' ? picture(node) : [{ ...node, children }];
}

/** A picture of the media library, in its available widths; any other one is dropped. */
function picture(node: RichElement): RichNode[] {
  const { src = '', ...others } = node.attributes ?? {};
  const [, name] = storedPicture.exec(src) ?? [];
  if (name === undefined) return [];
  const srcset = others['width'] && { srcset: srcSetOf(name, Number(others['width'])) };
  return [{ ...node, attributes: { alt: '', ...others, src, ...srcset } }];
}

const storedPicture = /^\/api\/file\/download\/([\da-f-]{36}\.[a-z\d]{2,5})(?:\?w=\d{2,4})?$/;

const attribute = /\s+([^<>"'=\s]+)(?:="([^"]*)")?/gy;

function attributesOf(tag: string, source: string): Record<string, string> {
  const names = Object.hasOwn(allowed, tag) ? allowed[tag] : undefined;
  const found: Record<string, string> = {};
  for (const [, name = '', value] of source.matchAll(attribute)) {
    if (value === undefined) continue;
    const text = decoded(value);
    if (!names?.includes(name) || !isSafe(name, text)) continue;
    found[name] = name === 'href' ? localLink(text) : text;
  }
  return found;
}

function isSafe(name: string, value: string): boolean {
  if (name === 'href') return address.test(value) && !control.test(value);
  if (name === 'src' || name === 'alt') return true;
  return /^[1-9]\d{0,4}$/.test(value);
}

const address = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
/** Browsers drop some of these from a URL, which changes its meaning. */
const control = /[\u0000-\u0020\u007f]/;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (entity, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? entity;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return isCharacter(code) ? String.fromCodePoint(code) : entity;
    },
  );
}

/** Surrogates are not characters: UTF-8 cannot encode them. */
function isCharacter(code: number): boolean {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}
