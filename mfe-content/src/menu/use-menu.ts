import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { maxPageSize } from 'contract';
import { menuItemEndpoints, menuItems } from 'contract/content';
import { useMemo } from 'react';
import { showToast } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { refreshResource, resourceCalls, resourceKeys, type RowOf } from 'shared-ui/resource';
import { nodesOf } from './menu-nodes';
import type { Placement } from './menu-places';

type Row = RowOf<typeof menuItems>;

/** The site reads at most one page. */
const query = { sort: 'order', pageSize: maxPageSize };

function useMenuItems() {
  const { list } = resourceCalls(useApi(), menuItems);
  return useQuery({
    queryKey: resourceKeys.list(menuItems, query),
    queryFn: ({ signal }) => list(query, signal),
    select: ({ data }) => data,
  });
}

/** The menu as rows; undefined while it loads. */
export function useMenuNodes() {
  const { data } = useMenuItems();
  return useMemo(() => data && nodesOf(data), [data]);
}

/** The menu, and a function that reorders it optimistically and rolls back on errors. */
export function useMenu() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useMenuItems();
  const { mutate, variables, isPending } = useMutation({
    mutationKey: [menuItems.name, 'reorder'],
    scope: { id: `${menuItems.name}-reorder` },
    mutationFn: ({ parentId, ids }: Placement) =>
      api.call(menuItemEndpoints.reorder, { body: { parentId, ids: [...ids] } }),
    onError: (refusal) =>
      showToast({ title: t`Not moved`, description: messageOf(refusal), tone: 'danger' }),
    onSettled: () => refreshResource(queryClient, menuItems),
  });
  const placement = isPending ? variables : undefined;
  const nodes = useMemo(() => data && nodesOf(withPlacement(data, placement)), [data, placement]);
  return { nodes, error, retry: () => void refetch(), place: mutate };
}

/** The items with a placement applied. */
function withPlacement(rows: readonly Row[], placement: Placement | undefined) {
  if (placement === undefined) return rows;
  const orders = new Map(placement.ids.map((id, order) => [id, order]));
  const others = placement.ids.length;
  return rows.map((row) => {
    const order = orders.get(row._id);
    if (order !== undefined) return { ...row, parentId: parentOf(rows, placement), order };
    return row.parentId === placement.parentId ? { ...row, order: row.order + others } : row;
  });
}

/** Guarantee: a placement's parent is a stored item or null. */
function parentOf(rows: readonly Row[], { parentId }: Placement): Row['parentId'] {
  return rows.find(({ _id }) => _id === parentId)?._id ?? null;
}
