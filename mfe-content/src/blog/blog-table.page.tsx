import { t } from '@lingui/core/macro';
import { blogs } from 'contract/content';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { blogFormHref, editBlogHref } from '../routes';
import { BlogBulk } from './blog-bulk';
import { blogColumns } from './blog.columns';
import { BlogFilters } from './blog.filters';
import { BlogLayouts } from './blog-layouts';
import { NoPosts } from './no-posts';

function BlogTablePage() {
  const list = useResourceList(blogs);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t`Blog posts`}
        description={t`What we write for visitors: drafts, scheduled and published.`}
        actions={<BlogLayouts current="table" />}
      />
      <ResourceTable
        list={list}
        columns={blogColumns}
        hrefOf={({ _id }) => editBlogHref(_id)}
        onNew={() => void navigate(blogFormHref())}
        onDuplicate={({ _id }) => void navigate(blogFormHref({ copyOf: _id }))}
        Filters={BlogFilters}
        BulkActions={BlogBulk}
        Empty={NoPosts}
      />
    </>
  );
}

export { BlogTablePage as Component };
