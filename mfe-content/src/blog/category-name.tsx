import { blogCategories } from 'contract/content';
import { useLoadedRows } from 'shared-ui/resource';
import { PendingCell, TextCell } from 'shared-ui/table';

/** The name of a post's category. */
export function CategoryName({ id }: { id: string }) {
  const categories = useLoadedRows(blogCategories);
  if (categories === undefined) return <PendingCell />;
  return <TextCell value={categories.find(({ _id }) => _id === id)?.name} />;
}
