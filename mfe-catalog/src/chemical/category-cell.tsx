import { PendingCell, TextCell, TwoLines } from 'shared-ui/table';
import { categoryPath, type CategoryChoice } from './category-tree';
import { useTableCategories } from './table-context';

interface CategoryCellProps {
  choice: CategoryChoice;
}

/** The lowest category, with its ancestors below it. */
export function CategoryCell({ choice }: CategoryCellProps) {
  const tree = useTableCategories();
  if (tree === undefined && choice.categoryId !== null) return <PendingCell />;
  const path = categoryPath(tree ?? [], choice);
  const innermost = path.at(-1);
  if (innermost === undefined) return <TextCell value={null} />;
  return (
    <TwoLines title={path.join(' › ')}>
      <span>{innermost}</span>
      <small>{path.slice(0, -1).join(' › ')}</small>
    </TwoLines>
  );
}
