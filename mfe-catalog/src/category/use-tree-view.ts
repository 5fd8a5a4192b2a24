import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CategoryNode } from './category-nodes';
import { storeExpanded, readExpanded } from './stored-expansion';
import { visibleNodes } from './tree-view';

/** The visible part of the tree: the search is in the address, the expanded nodes are stored in the browser. */
export function useTreeView(nodes: readonly CategoryNode[]) {
  const [address, setAddress] = useSearchParams();
  const [expanded, setExpanded] = useState(readExpanded);
  const search = address.get('search') ?? '';
  const visible = useMemo(
    () => visibleNodes(nodes, { expanded, search }),
    [nodes, expanded, search],
  );

  function change(next: ReadonlySet<string>) {
    setExpanded(next);
    storeExpanded(next);
  }
  return {
    visible,
    search,
    changeSearch(text: string) {
      const next = new URLSearchParams(address);
      if (text === '') next.delete('search');
      else next.set('search', text);
      setAddress(next, { replace: true, preventScrollReset: true });
    },
    expand: (ids: readonly string[]) => change(new Set([...expanded, ...ids])),
    collapse: (ids: readonly string[]) =>
      change(new Set([...expanded].filter((id) => !ids.includes(id)))),
    expandAll: () =>
      change(new Set(nodes.filter(({ childCount }) => childCount > 0).map(({ id }) => id))),
    collapseAll: () => change(new Set()),
  };
}

export type TreeView = ReturnType<typeof useTreeView>;
