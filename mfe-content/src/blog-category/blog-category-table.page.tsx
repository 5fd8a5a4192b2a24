import { t } from '@lingui/core/macro';
import { blogCategories } from 'contract/content';
import { List } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { DropdownMenuItem, PageHeader } from 'shared-ui';
import { type RowOf, useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { blogCategoryFormHref, blogTableHref, editBlogCategoryHref } from '../routes';
import { blogCategoryColumns } from './blog-category.columns';

function BlogCategoryTablePage() {
  const list = useResourceList(blogCategories);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t`Blog categories`} description={t`What posts are filed under.`} />
      <ResourceTable
        list={list}
        columns={blogCategoryColumns}
        hrefOf={({ _id }) => editBlogCategoryHref(_id)}
        onNew={() => void navigate(blogCategoryFormHref())}
        RowActions={CategoryActions}
      />
    </>
  );
}

function CategoryActions({ row }: { row: RowOf<typeof blogCategories> }) {
  return (
    <DropdownMenuItem asChild>
      <Link to={blogTableHref({ categoryId: row._id })}>
        <List /> {t`Show posts`}
      </Link>
    </DropdownMenuItem>
  );
}

export { BlogCategoryTablePage as Component };
