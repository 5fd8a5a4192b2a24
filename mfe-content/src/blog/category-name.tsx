import { blogCategories } from 'contract';
import { TextCell, useAllRows } from 'shared-ui';

/** What the category of a post is called. */
export function CategoryName({ id }: { id: string }) {
  const category = useAllRows(blogCategories).find(({ _id }) => _id === id);
  return <TextCell value={category?.name} />;
}
