import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { blogs } from 'contract/content';
import { useParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { useResourceRecord } from 'shared-ui/resource';
import { SitePageLink } from '../common/site-page-link';
import { BlogForm } from './blog-form';
import { postPath } from './post-path';
import { publicationOf } from './publication';
import { useNow } from './use-now';

function EditBlogFormPage() {
  const { id = '' } = useParams();
  const { data } = useResourceRecord(blogs, id);
  const now = useNow();
  const isOut = data !== undefined && publicationOf(data, now).kind === 'published';
  const ownPage = isOut && data.slug !== null ? [postPath(data.slug)] : [];
  return (
    <>
      <PageHeader
        title={data?.title ?? t`Edit post`}
        description={<SitePageLink paths={[siteRoutes.blogs, ...ownPage]} />}
      />
      <BlogForm key={id} target={{ kind: 'edit', id }} />
    </>
  );
}

export { EditBlogFormPage as Component };
