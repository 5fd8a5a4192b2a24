import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { blogCategories } from 'contract/content';
import { useParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { useResourceRecord } from 'shared-ui/resource';
import { PageForm } from '../common/page-form';
import { SitePageLink } from '../common/site-page-link';
import { blogCategoryFormHref, blogCategoryTableHref } from '../routes';
import { BlogCategoryInputs } from './blog-category.inputs';

function EditBlogCategoryFormPage() {
  const { id = '' } = useParams();
  const { data } = useResourceRecord(blogCategories, id);
  return (
    <>
      <PageHeader
        title={data?.name ?? t`Edit blog category`}
        description={<SitePageLink path={siteRoutes.blogs} />}
      />
      <PageForm
        key={id}
        resource={blogCategories}
        target={{ kind: 'edit', id }}
        Inputs={BlogCategoryInputs}
        listHref={blogCategoryTableHref()}
        newHref={blogCategoryFormHref()}
      />
    </>
  );
}

export { EditBlogCategoryFormPage as Component };
