/** Rich text as data: a text, or an allow-listed element with its few allowed attributes. */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: string;
  attributes?: Readonly<Record<string, string>>;
  children: readonly RichNode[];
}

const blocks = new Set(['p', 'li', 'th', 'td', 'h2', 'h3', 'h4', 'h5', 'br', 'pre', 'blockquote']);

/** The plain text of rich text, with its parts separated. */
export function textOf(nodes: readonly RichNode[]): string {
  return joined(nodes).replace(/\s+/g, ' ').trim();
}

function joined(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const text = joined(node.children);
      return blocks.has(node.tag) ? `${text} ` : text;
    })
    .join('');
}
