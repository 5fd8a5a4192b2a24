import type { RichNode } from '../common/rich-node';

const headings = ['h2', 'h3', 'h4'];

/**
 * Headings from the given level on, without a gap: staff choose them by their size, readers of the page by their level.
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
