import type { RichElement, RichNode } from '../common/rich-node';

/** Whether blocks are allowed here, or only text and pictures. */
type ContentModel = 'flow' | 'phrasing';

const wordBlocks = new Set(['p', 'pre', 'h2', 'h3', 'h4']);
const inlineElements = new Set(['strong', 'em', 'u', 's', 'sub', 'sup', 'code']);
const lists = new Set(['ul', 'ol']);
const sections = new Set(['thead', 'tbody']);
const cells = new Set(['th', 'td']);

/**
 * Moves elements to where HTML allows them. A browser would move misplaced ones itself, and its DOM would differ from
 * the server's: a block ends the paragraph around it, and text between table rows moves before the table.
 */
export function placeNodes(nodes: readonly RichNode[], place: ContentModel = 'flow'): RichNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return isBetweenBlocks(node, place) ? [] : [node];
    return placed(node, place);
  });
}

/** Line breaks that only format the HTML source. */
function isBetweenBlocks(text: string, place: ContentModel): boolean {
  return place === 'flow' && text.includes('\n') && text.trim() === '';
}

function placed(node: RichElement, place: ContentModel): RichNode[] {
  const { tag, children } = node;
  if (tag === 'br' || tag === 'img') return [{ ...node, children: [] }];
  if (tag === 'a') return [{ ...node, children: placeNodes(withoutLinks(children), 'phrasing') }];
  if (inlineElements.has(tag)) return [{ ...node, children: placeNodes(children, 'phrasing') }];
  if (place === 'phrasing') return placeNodes(children, 'phrasing');
  if (tag === 'hr') return [node];
  if (wordBlocks.has(tag)) return [{ ...node, children: placeNodes(children, 'phrasing') }];
  if (tag === 'blockquote') return [{ ...node, children: placeNodes(children) }];
  if (lists.has(tag)) return list(node);
  return tag === 'table' ? table(node) : placeNodes(children);
}

/** A link within a link would end the outer one. */
function withoutLinks(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    const children = withoutLinks(node.children);
    return node.tag === 'a' ? children : [{ ...node, children }];
  });
}

function list(node: RichElement): RichNode[] {
  const children = node.children.filter((child) => !isBlank(child));
  const items = children.map((child) => {
    const content = elementOf(child, 'li')?.children ?? [child];
    return { tag: 'li', children: placeNodes(content) };
  });
  return items.length === 0 ? [] : [{ ...node, children: items }];
}

/** The table, preceded by any content outside its cells. */
function table(node: RichElement): RichNode[] {
  const strays: RichNode[] = [];
  const parts = node.children.flatMap((child): RichElement[] => {
    const row = elementOf(child, 'tr');
    if (row) return [{ tag: 'tbody', children: rowOf(row, strays) }];
    if (typeof child !== 'string' && sections.has(child.tag)) {
      return [{ ...child, children: rowsOf(child, strays) }];
    }
    strays.push(child);
    return [];
  });
  const filled = parts.filter(({ children }) => children.length > 0);
  const before = strays.some((stray) => !isBlank(stray)) ? placeNodes(strays) : [];
  return filled.length === 0 ? before : [...before, { ...node, children: filled }];
}

function rowsOf(section: RichElement, strays: RichNode[]): RichElement[] {
  return section.children.flatMap((child) => {
    const row = elementOf(child, 'tr');
    if (row) return rowOf(row, strays);
    strays.push(child);
    return [];
  });
}

function rowOf(row: RichElement, strays: RichNode[]): RichElement[] {
  const own = row.children.flatMap((child) => {
    if (typeof child !== 'string' && cells.has(child.tag)) {
      return [{ ...child, children: placeNodes(child.children) }];
    }
    strays.push(child);
    return [];
  });
  return own.length === 0 ? [] : [{ ...row, children: own }];
}

function elementOf(node: RichNode, tag: string): RichElement | undefined {
  return typeof node !== 'string' && node.tag === tag ? node : undefined;
}

function isBlank(node: RichNode): boolean {
  return typeof node === 'string' && node.trim() === '';
}

const headings = ['h2', 'h3', 'h4'];

/**
 * Shifts headings to start at the given level, without gaps: staff choose headings by size, but screen readers use the
 * level.
 *
 * @example an `h3` and an `h4` of a text that stands below an `h1` become `h2` and `h3`
 */
export function levelHeadings(nodes: readonly RichNode[], first: number): RichNode[] {
  const used = headings.filter((tag) => holds(nodes, tag));
  const levels = new Map(used.map((tag, index) => [tag, `h${first + index}`]));
  return levelled(nodes, levels);
}

function holds(nodes: readonly RichNode[], tag: string): boolean {
  return nodes.some(
    (node) => typeof node !== 'string' && (node.tag === tag || holds(node.children, tag)),
  );
}

function levelled(nodes: readonly RichNode[], levels: ReadonlyMap<string, string>): RichNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const tag = levels.get(node.tag) ?? node.tag;
    return { ...node, tag, children: levelled(node.children, levels) };
  });
}
