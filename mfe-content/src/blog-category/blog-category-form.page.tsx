import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { blogCategories } from 'contract/content';
import { PageHeader } from 'shared-ui';
import { PageForm } from '../common/page-form';
import { SitePageLink } from '../common/site-page-link';
import { blogCategoryFormHref, blogCategoryTableHref } from '../routes';
import { BlogCategoryInputs } from './blog-category.inputs';

function BlogCategoryFormPage() {
  return (
    <>
      <PageHeader
        title={t`New blog category`}
        description={<SitePageLink path={siteRoutes.blogs} />}
      />
      <PageForm
        resource={blogCategories}
        target={{ kind: 'new' }}
        Inputs={BlogCategoryInputs}
        listHref={blogCategoryTableHref()}
        newHref={blogCategoryFormHref()}
      />
    </>
  );
}

export { BlogCategoryFormPage as Component };
