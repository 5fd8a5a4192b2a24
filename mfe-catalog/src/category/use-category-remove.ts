import { useQueryClient } from '@tanstack/react-query';
import { categories, type CategoryLevel, subCategories, subSubCategories } from 'contract/catalog';
import { useResourceRemove } from 'shared-ui/resource';
import { useCategoryTree } from '../common/use-category-tree';
import { type CategoryNode, nodesOf, pathWords } from './category-nodes';
import { refreshCategories } from './refresh-categories';

/** Moves a category of any level to the trash: asks first, and where its chemicals go; then offers Undo. */
export function useCategoryRemove() {
  const queryClient = useQueryClient();
  const refresh = () => void refreshCategories(queryClient);
  const { data: tree = [] } = useCategoryTree();
  const nodes = nodesOf(tree);
  const optionsOf = (level: CategoryLevel) => {
    const targets = nodes
      .filter((node) => node.level === level)
      .map((node) => ({ value: node.id, label: pathWords(node) }));
    return { onRemoved: refresh, onRestored: refresh, targets };
  };
  const removals = {
    category: useResourceRemove(categories, optionsOf('category')),
    subCategory: useResourceRemove(subCategories, optionsOf('subCategory')),
    subSubCategory: useResourceRemove(subSubCategories, optionsOf('subSubCategory')),
  };
  return ({ id, name, level }: CategoryNode) => {
    const record = { _id: id, name };
    return removals[level](record);
  };
}
