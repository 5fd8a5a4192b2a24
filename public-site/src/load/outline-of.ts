import { anchorOf } from 'contract';
import type { OutlineEntry } from '../common/view-parts';
import { type RichNode, textOf } from '../common/rich-node';

/** A text with this many headings has a table of contents. */
const fewest = 3;
const headings = new Set(['h2', 'h3']);

interface Outlined {
  nodes: readonly RichNode[];
  /** Empty for a text with fewer headings. */
  outline: readonly OutlineEntry[];
}

/** Adds an id to each upper heading of a text, and lists them. */
export function outlineOf(nodes: readonly RichNode[]): Outlined {
  const ids = freeIds();
  const outline: OutlineEntry[] = [];
  const addressed = nodes.map((node) => {
    if (typeof node === 'string' || !headings.has(node.tag)) return node;
    const text = textOf(node.children);
    if (text === '') return node;
    const id = ids(anchorOf(text) || 'without-letters');
    outline.push({ id, text, level: Number(node.tag.slice(1)) });
    return { ...node, attributes: { ...node.attributes, id } };
  });
  return { nodes: addressed, outline: outline.length < fewest ? [] : outline };
}

/** Ids with a prefix, so that no heading takes the id of a part of the page. */
function freeIds() {
  const taken = new Map<string, number>();
  return (slug: string): string => {
    let id = `section-${slug}`;
    for (let number = taken.get(id) ?? 0; number > 0 && taken.has(id); number += 1) {
      taken.set(`section-${slug}`, number + 1);
      id = `section-${slug}-${number + 1}`;
    }
    taken.set(id, 1);
    return id;
  };
}
