import { useEffect, useEffectEvent } from 'react';
import type { CategoryNode } from './category-nodes';
import type { DropPlace } from './drop-places';
import type { VisibleNode } from './tree-view';

const pause = 700;

interface OpenWhileOverOptions {
  drag: { node: CategoryNode; place: DropPlace | undefined; byKeys: boolean } | undefined;
  visible: readonly VisibleNode[];
  expand: (ids: readonly string[]) => void;
}

/** Opens a closed category when something is held over it for a moment. */
export function useOpenWhileOver({ drag, visible, expand }: OpenWhileOverOptions) {
  const place = drag?.byKeys === true ? undefined : drag?.place;
  const overId = place?.side === 'into' ? place.anchorId : undefined;
  const open = useEffectEvent((id: string) => {
    const isClosed = visible.some(({ node, isExpanded }) => node.id === id && isExpanded === false);
    if (isClosed) expand([id]);
  });
  // Waits while the pointer rests.
  useEffect(() => {
    if (overId === undefined) return undefined;
    const timer = setTimeout(() => open(overId), pause);
    return () => clearTimeout(timer);
  }, [overId]);
}
