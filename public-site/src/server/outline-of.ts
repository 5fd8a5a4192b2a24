import { slugOf } from 'contract';
import type { OutlineEntry } from '../common/outline';
import type { RichNode } from '../common/rich-node';
import { textOf } from '../common/text-of';

/** From this many headings on a text has a table of contents. */
const fewest = 3;
const headings = new Set(['h2', 'h3']);

interface Outlined {
  nodes: readonly RichNode[];
  /** Empty for a text with few headings. */
  outline: readonly OutlineEntry[];
}

/** The text with an address for each of its upper headings, and the list of them. */
export function outlineOf(nodes: readonly RichNode[]): Outlined {
  const ids = freeIds();
  const outline: OutlineEntry[] = [];
  const addressed = nodes.map((node) => {
    if (typeof node === 'string' || !headings.has(node.tag)) return node;
    const text = textOf(node.children);
    if (text === '') return node;
    const id = ids(slugOf(text) || 'without-letters');
    outline.push({ id, text, level: Number(node.tag.slice(1)) });
    return { ...node, attributes: { ...node.attributes, id } };
  });
  return { nodes: addressed, outline: outline.length < fewest ? [] : outline };
}

/** Ids that begin with a word of their own, so that no heading takes the id of a part of the page. */
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
