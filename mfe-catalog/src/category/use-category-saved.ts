import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { SaveIntent } from 'shared-ui/form';
import { categoryFormHref, categoryTreeHref } from '../routes';
import { storeExpanded, readExpanded } from './kept-expansion';
import { refreshCategories } from './refresh-categories';

interface Saved {
  /** The ancestors of the saved category, from the top level. */
  aboveIds: readonly string[];
  intent: SaveIntent;
}

/** After a save: to the tree, where the category is in sight, or on to a blank form for the next one beside it. */
export function useCategorySaved() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return ({ aboveIds, intent }: Saved) => {
    void refreshCategories(queryClient);
    storeExpanded(new Set([...readExpanded(), ...aboveIds]));
    const parentId = aboveIds.at(-1);
    if (intent === 'close') void navigate(categoryTreeHref());
    else
      void navigate(categoryFormHref(parentId === undefined ? {} : { parentId }), {
        replace: true,
      });
  };
}
