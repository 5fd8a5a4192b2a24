import type { CategoryNode } from './category-nodes';

/** A visible node; `isExpanded` is undefined for a node without children. */
export interface VisibleNode {
  readonly node: CategoryNode;
  readonly isExpanded: boolean | undefined;
}

interface View {
  readonly expanded: ReadonlySet<string>;
  /** Empty shows all. */
  readonly search: string;
}

/**
 * The rows in sight. A search leaves what it finds, with what that stands in; what stands in something found is there to
 * be expanded as ever.
 */
export function visibleNodes(
  nodes: readonly CategoryNode[],
  { expanded, search }: View,
): readonly VisibleNode[] {
  const found = new Set(nodes.filter((node) => isMatch(node, search)).map(({ id }) => id));
  const above = new Set(
    search === ''
      ? []
      : nodes.filter(({ id }) => found.has(id)).flatMap((node) => ancestorsOf(node)),
  );
  const isExpanded = (id: string) => above.has(id) || expanded.has(id);
  return nodes
    .filter((node) => {
      const ancestors = ancestorsOf(node);
      const isFound = [node.id, ...ancestors].some((id) => found.has(id)) || above.has(node.id);
      return isFound && ancestors.every(isExpanded);
    })
    .map((node) => ({
      node,
      isExpanded: node.childCount === 0 ? undefined : isExpanded(node.id),
    }));
}

function ancestorsOf({ path }: CategoryNode): string[] {
  return path.slice(0, -1).map(({ id }) => id);
}

export function isMatch({ name }: Pick<CategoryNode, 'name'>, search: string) {
  return plain(name).includes(plain(search));
}

/** Without case and accents, so that `ether` finds `Éther`. */
function plain(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The effect of a key in the tree pattern: moves the focus, or expands and collapses nodes. */
export type KeyEffect =
  | { readonly kind: 'focus'; readonly id: string }
  | { readonly kind: 'expand' | 'collapse'; readonly ids: readonly string[] };

/**
 * The keys of the ARIA tree pattern.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/treeview/
 */
export function effectOfKey(
  key: string,
  visible: readonly VisibleNode[],
  currentId: string,
): KeyEffect | undefined {
  const at = visible.findIndex(({ node }) => node.id === currentId);
  const current = visible[at];
  if (current === undefined) return undefined;
  const { node, isExpanded } = current;
  switch (key) {
    case 'ArrowDown':
      return focusOn(visible[at + 1]);
    case 'ArrowUp':
      return focusOn(visible[at - 1]);
    case 'Home':
      return focusOn(visible[0]);
    case 'End':
      return focusOn(visible.at(-1));
    case 'ArrowRight':
      if (isExpanded === false) return { kind: 'expand', ids: [node.id] };
      return isExpanded === true ? focusOn(visible[at + 1]) : undefined;
    case 'ArrowLeft':
      if (isExpanded === true) return { kind: 'collapse', ids: [node.id] };
      return node.parentId === null ? undefined : { kind: 'focus', id: node.parentId };
    case '*':
      return { kind: 'expand', ids: siblingsOf(visible, node) };
    default:
      return undefined;
  }
}

function focusOn(target: VisibleNode | undefined): KeyEffect | undefined {
  return target && { kind: 'focus', id: target.node.id };
}

function siblingsOf(visible: readonly VisibleNode[], { parentId }: CategoryNode) {
  return visible
    .filter(({ node, isExpanded }) => node.parentId === parentId && isExpanded !== undefined)
    .map(({ node }) => node.id);
}

/** The next node in sight, in a circle, whose name begins with what was typed; one letter goes on from the current one. */
export function typedNode(visible: readonly VisibleNode[], currentId: string, typed: string) {
  const at = visible.findIndex(({ node }) => node.id === currentId);
  const from = typed.length === 1 ? at + 1 : at;
  const circle = [...visible.slice(from), ...visible.slice(0, from)];
  return circle.find(({ node }) => plain(node.name).startsWith(plain(typed)))?.node.id;
}
