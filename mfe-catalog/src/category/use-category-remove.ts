import { useQueryClient } from '@tanstack/react-query';
import { categories, subCategories, subSubCategories } from 'contract/catalog';
import { useResourceRemove } from 'shared-ui/resource';
import type { CategoryNode } from './category-nodes';
import { refreshCategories } from './refresh-categories';

/** Moves a category of any level to the trash: asks first, then offers Undo. */
export function useCategoryRemove() {
  const queryClient = useQueryClient();
  const refresh = () => void refreshCategories(queryClient);
  const options = { onRemoved: refresh, onRestored: refresh };
  const removals = {
    category: useResourceRemove(categories, options),
    subCategory: useResourceRemove(subCategories, options),
    subSubCategory: useResourceRemove(subSubCategories, options),
  };
  return ({ id, name, level }: CategoryNode) => {
    const record = { _id: id, name };
    return removals[level](record);
  };
}
