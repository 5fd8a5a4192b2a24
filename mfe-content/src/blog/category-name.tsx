import { blogCategories } from 'contract';
import { PendingCell, TextCell, useLoadedRows } from 'shared-ui';

/** The name of a post's category. */
export function CategoryName({ id }: { id: string }) {
  const categories = useLoadedRows(blogCategories);
  if (categories === undefined) return <PendingCell />;
  return <TextCell value={categories.find(({ _id }) => _id === id)?.name} />;
}
