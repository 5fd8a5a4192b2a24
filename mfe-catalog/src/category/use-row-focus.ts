import { useEffect, useEffectEvent } from 'react';
import type { CategoryNode } from './category-nodes';
import { rowElement } from './row-geometry';

/** Browsers take the focus from an element that is moved in the document or gone: gives it to the tree's row again. */
export function useRowFocus(nodes: readonly CategoryNode[], rowId: string | undefined) {
  const restore = useEffectEvent(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && rowId !== undefined) rowElement(rowId)?.focus();
  });
  // Runs after rows changed their places.
  useEffect(() => restore(), [nodes]);
}
