import type { RichNode } from '../common/rich-node';

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
