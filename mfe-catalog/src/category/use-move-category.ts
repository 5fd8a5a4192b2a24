import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Category, categoryEndpoints } from 'contract/catalog';
import { useRef } from 'react';
import { showToast } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { categoryTreeKey } from '../common/use-category-tree';
import { type Placement, withPlacement } from './category-moves';
import { refreshCategories } from './refresh-categories';

const mutationKey = ['category', 'move'];

/**
 * Moves categories: shown at once, written one after the other in the order of moving. After a refusal the tree is what
 * the server last agreed to.
 */
export function useMoveCategory() {
  const api = useApi();
  const queryClient = useQueryClient();
  const agreed = useRef<readonly Category[]>([]);
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const show = (tree: readonly Category[]) => queryClient.setQueryData(categoryTreeKey, tree);

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ level, parentId, ids }: Placement) =>
      api.call(categoryEndpoints.reorder, { body: { level, parentId, ids: [...ids] } }),
    onMutate: async (placement) => {
      await queryClient.cancelQueries({ queryKey: categoryTreeKey });
      const tree = queryClient.getQueryData<readonly Category[]>(categoryTreeKey) ?? [];
      if (isLast()) agreed.current = tree;
      show(withPlacement(tree, placement));
    },
    onSuccess: (_answer, placement) => {
      agreed.current = withPlacement(agreed.current, placement);
    },
    onError: (error) => {
      show(agreed.current);
      const description = t`${{ message: messageOf(error) }} The tree is as it was before.`;
      showToast({ title: t`Not moved`, description, tone: 'danger' });
    },
    onSettled: async () => {
      if (isLast()) await refreshCategories(queryClient);
    },
  });
  return mutate;
}
